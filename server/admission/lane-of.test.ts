import { expect, test } from 'vitest';
import { LANES, laneOf } from './admission.ts';

test.each([
  ['GET', '/api/v1/products', 'read'],
  ['GET', '/api/v1/cart', 'read'],
  ['HEAD', '/api/v1/orders/track/abc', 'read'],
  ['POST', '/api/v1/cart', 'write'],
  ['DELETE', '/api/v1/wishlist/6428ebc6dc1175abc65ca0b9', 'write'],
  ['POST', '/api/v1/auth/verifyResetCode', 'write'],
  ['POST', '/api/v1/auth/signin', 'password'],
  ['POST', '/api/v1/auth/signup/', 'password'],
  ['PUT', '/api/v1/auth/resetPassword', 'password'],
  ['PUT', '/api/v1/users/changeMyPassword', 'password'],
  ['POST', '/api/v1/orders/6428ebc6dc1175abc65ca0b9', 'order'],
  ['POST', '/api/v2/orders/checkout-session/6428ebc6dc1175abc65ca0b9', 'order'],
  ['POST', '/api/payments/stripe/notify', 'order'],
  ['GET', '/pay/a-session', 'order'],
  ['POST', '/pay/a-session', 'order'],
  ['OPTIONS', '/api/v1/cart', undefined],
])('%s %s is in the lane of %s', (method, path, lane) => {
  expect(laneOf(method, path)).toBe(lane);
});

test('whoever is less urgent gives way first when the event loop is late, and an order never does', () => {
  const { order, read, render, write, password } = LANES;
  const delays = [order, read, write, password].map(({ maxLoopDelayMs }) => maxLoopDelayMs);
  expect(delays).toEqual(delays.toSorted((a, b) => b - a));
  expect(render.maxLoopDelayMs).toBe(read.maxLoopDelayMs);
  expect(order.maxLoopDelayMs).toBe(Number.POSITIVE_INFINITY);
});

test('nobody waits ten seconds: there is time left for the answer', () => {
  for (const { patienceMs } of Object.values(LANES)) expect(patienceMs).toBeLessThanOrEqual(8_000);
});
