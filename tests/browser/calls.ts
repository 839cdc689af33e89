import type { FakeProvider, SeenCall } from '#tests/setup/fake-provider.ts';

/** Lists the calls of this method and path that the fake provider received; leaves out their field `from`. */
export function listCallsTo(
  provider: FakeProvider,
  method: string,
  path: string | RegExp,
): Omit<SeenCall, 'from'>[] {
  return provider.seen
    .filter((call) => call.method === method)
    .filter((call) => (typeof path === 'string' ? call.path === path : path.test(call.path)))
    .map(({ from: _, ...call }) => call);
}

/** A call as a visitor's browser sends it: no token, no body. */
export const createPlainCall = (method: string, path: string) => ({
  method,
  path,
  token: undefined,
  body: undefined,
});
