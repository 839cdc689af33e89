/** The scriptless baseline: pages of the shop with their scripts removed. */
import { fork } from 'node:child_process';
import { waitForMessage } from '../measure.ts';

/** All script elements but JSON-LD. */
const SCRIPT_ELEMENT = /<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gis;
const SCRIPT_PRELOAD = /<link\b[^>]*(?:\bmodulepreload\b|\bas="script")[^>]*>/gi;

/** Removes scripts and their preloads from a page. */
export const removeScripts = (html: string): string =>
  html.replace(SCRIPT_ELEMENT, '').replace(SCRIPT_PRELOAD, '');

/**
 * Starts a proxy that removes scripts from the shop's pages. It runs in another process, because Lighthouse keeps this
 * one busy.
 */
export async function startScriptlessServer(shop: string): Promise<{ url: string; stop(): void }> {
  const child = fork(new URL('./scriptless-server.ts', import.meta.url));
  child.send(shop);
  const [port] = await waitForMessage(child);
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}
