import type { Context } from 'hono';
import { networkOf } from './network-of.ts';
import type { ApiEnv } from './types.ts';

/** The shop's own address as this client sees it. */
export function originOf(c: Context<ApiEnv>): string {
  return c.env?.origin ?? new URL(c.req.url).origin;
}

/** Tells clients apart for limits; 'local' is a call from inside the process. */
export function clientOf(c: Context<ApiEnv>): string {
  return networkOf(c.env?.clientAddress ?? 'local');
}
