import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { answerRefusal, refuse } from './refusal.ts';

const MAX_BYTES = 64 * 1024;

const limitWhileReading = bodyLimit({
  maxSize: MAX_BYTES,
  onError: (c) => answerRefusal(c, refuse('body-too-large')),
});

/** Refuses bodies above 64 kB: by the announced length, which HTTP holds a client to, else while reading. */
export const limitBody = createMiddleware(async (c, next) => {
  const { method } = c.req;
  if (method === 'GET' || method === 'HEAD') return next();
  const announced = c.req.header('content-length');
  // Hono's own opens the body's stream first, which nearly doubles the cost of a small call (decision 0016).
  if (announced === undefined) return limitWhileReading(c, next);
  if (Number(announced) > MAX_BYTES) throw refuse('body-too-large');
  return next();
});
