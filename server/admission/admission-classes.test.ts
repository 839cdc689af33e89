import { expect, test } from 'vitest';
import { findPriorityClass, PRIORITY_CLASSES } from './admission.ts';

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
  ['POST', '/api/staff/sign-in', 'password'],
  ['POST', '/api/staff/invitations/accept', 'password'],
  ['POST', '/api/staff/invitations/read', 'write'],
  ['PUT', '/api/staff/me/password', 'password'],
  ['PUT', '/api/staff/me', 'write'],
  ['POST', '/api/staff/pictures', 'upload'],
  ['POST', '/api/v1/orders/6428ebc6dc1175abc65ca0b9', 'order'],
  ['POST', '/api/v2/orders/checkout-session/6428ebc6dc1175abc65ca0b9', 'order'],
  ['POST', '/api/payments/stripe/notify', 'order'],
  ['GET', '/pay/a-session', 'order'],
  ['POST', '/pay/a-session', 'order'],
  ['OPTIONS', '/api/v1/cart', undefined],
])('%s %s has the priority class %s', (method, path, priorityClass) => {
  expect(findPriorityClass(method, path)).toBe(priorityClass);
});

test('lower classes are refused at a lower loop delay, and orders never', () => {
  const { order, read, render, write, password } = PRIORITY_CLASSES;
  const delays = [order, read, write, password].map(({ maxLoopDelayMs }) => maxLoopDelayMs);
  expect(delays).toEqual(delays.toSorted((a, b) => b - a));
  expect(render.maxLoopDelayMs).toBe(read.maxLoopDelayMs);
  expect(order.maxLoopDelayMs).toBe(Number.POSITIVE_INFINITY);
});

test('no class but uploads waits longer than 8 s, so that clients get a response within 10 s', () => {
  const { upload: _, ...others } = PRIORITY_CLASSES;
  for (const { maxWaitMs } of Object.values(others)) expect(maxWaitMs).toBeLessThanOrEqual(8_000);
});
