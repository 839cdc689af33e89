import { type Config, isLoopback } from './config.ts';

/** The origin of links in emails and of commands: PUBLIC_URL, or the loopback address; undefined if neither is known. */
export function findOrigin({ publicUrl, host, port }: Config): string | undefined {
  if (publicUrl || !isLoopback(host)) return publicUrl;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
