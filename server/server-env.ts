import type { HttpBindings } from '@hono/node-server';
import type { Visitor } from './visitor.ts';

/** What every handler of the server can rely on, per request. */
export type ServerEnv = { Bindings: HttpBindings & Visitor & { requestId: string } };
