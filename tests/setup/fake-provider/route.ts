import type { Shopper, State } from './state.ts';

export interface Call {
  state: State;
  /** What stands for `:id` in the path. */
  id: string;
  query: URLSearchParams;
  // biome-ignore lint/suspicious/noExplicitAny: a test's own JSON, and wrong values should show as they are
  body: any;
  /** Whose token came with the call; refuses one that nobody has. */
  shopper(): Shopper;
  /** What the token of the call says. */
  decoded(): object;
}

/** One call that the fake provider answers, below /api/v1. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  status?: number;
  answer(call: Call): unknown;
}

/** The route for a request, with what stands for `:id`. */
export function matchRoute(routes: Route[], method: string, path: string) {
  for (const route of routes) {
    const pattern = new RegExp(`^/api/v1${route.path.replace(':id', '([^/]+)')}/?$`);
    const match = route.method === method ? pattern.exec(path) : null;
    if (match) return { route, id: decodeURIComponent(match[1] ?? '') };
  }
  return undefined;
}
