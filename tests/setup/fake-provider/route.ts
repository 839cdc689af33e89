import type * as v from 'valibot';
import type { tokenPayload } from '#contract/account/answers.ts';
import type { ApiCall } from '#contract/api-call.ts';
import type { Shopper, State } from './state.ts';

export interface Call {
  state: State;
  /** The value of the {parameter} in the path. */
  id: string;
  query: URLSearchParams;
  // biome-ignore lint/suspicious/noExplicitAny: bodies come from tests, so the fake provider does not validate them
  body: any;
  /** Returns the token's shopper; refuses an unknown token. */
  shopper(): Shopper;
  /** Returns the claims of the token. */
  decoded(): v.InferInput<typeof tokenPayload>;
}

/** One call that the fake provider answers. */
export interface Route {
  call: ApiCall;
  answer(call: Call): unknown;
}

type AnswerOf<C> = C extends { answer: infer Schema extends v.GenericSchema } ? v.InferInput<Schema> : never;

/** Creates the route of a call of the contract. */
export const createRoute = <C extends ApiCall>(
  call: C,
  answer: (call: Call) => AnswerOf<NoInfer<C>>,
): Route => ({
  call,
  answer,
});

/** Finds the route of a request and the value of its {parameter}. */
export function matchRoute(routes: Route[], method: string, path: string) {
  for (const route of routes) {
    const pattern = new RegExp(`^/api/v1${route.call.path.replace(/{\w+}/, '([^/]+)')}/?$`);
    const match = route.call.method === method ? pattern.exec(path) : null;
    if (match) return { route, id: decodeURIComponent(match[1] ?? '') };
  }
  return undefined;
}
