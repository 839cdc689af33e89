import { expect, test } from 'vitest';
import { isLoopback } from './loopback.ts';

test.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.8.8.8', '::1', '[::1]', '::ffff:127.0.0.1'])(
  '%s is this machine',
  (host) => expect(isLoopback(host)).toBe(true),
);

test.each([
  '',
  '0.0.0.0',
  '::',
  '127.1',
  '127.0.0.256',
  '127.0.0.1.example',
  'localhost.example',
  '[::2]',
  '::ffff:10.0.0.1',
])('%s may be another machine', (host) => expect(isLoopback(host)).toBe(false));
