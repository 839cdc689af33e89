import { describe, expect, test } from 'vitest';
import { readVisitor } from './request-listener.ts';

const direct = { proxyHops: 0, publicUrl: undefined };
const ask = (headers: Record<string, string>, settings = {}, remoteAddress = '10.0.0.9') =>
  readVisitor(
    { headers: { host: 'shop.example', ...headers }, socket: { remoteAddress } },
    { ...direct, ...settings },
  );

describe('the client address', () => {
  test("is the socket's, with mapped IPv4 unwrapped", () => {
    expect(ask({}).clientAddress).toBe('10.0.0.9');
    expect(ask({}, {}, '::ffff:192.0.2.7').clientAddress).toBe('192.0.2.7');
    expect(ask({}, {}, '2001:db8::1').clientAddress).toBe('2001:db8::1');
  });

  test('comes from a header only if a proxy is trusted', () => {
    expect(ask({ 'x-forwarded-for': '1.2.3.4' }).clientAddress).toBe('10.0.0.9');
  });

  test.each([
    [1, '1.2.3.4', '1.2.3.4'],
    [1, '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    [2, '6.6.6.6, 1.2.3.4, 5.5.5.5', '1.2.3.4'],
    [3, '1.2.3.4', '1.2.3.4'],
    [1, '6.6.6.6, nonsense', '10.0.0.9'],
    [1, '', '10.0.0.9'],
  ])('with %i trusted proxies, "%s" is %s', (proxyHops, header, expected) => {
    expect(ask({ 'x-forwarded-for': header }, { proxyHops }).clientAddress).toBe(expected);
  });
});

describe('the origin', () => {
  test.each([
    ['shop.example', 'http://shop.example'],
    ['Shop.Example:8080', 'http://shop.example:8080'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['localhost', 'http://localhost'],
  ])('follows the Host header %s', (host, origin) => {
    expect(ask({ host }).origin).toBe(origin);
  });

  test.each([
    '',
    'a b',
    'shop.example/evil',
    'user@shop.example',
    'shop.example:port',
    '<script>',
    'a\r\nb',
    '-x',
    '[::1',
  ])('the host %j is invalid', (host) => {
    expect(ask({ host }).origin).toBeUndefined();
  });

  test('is PUBLIC_URL if that is set', () => {
    const settings = { publicUrl: 'https://public.example', proxyHops: 1 };
    expect(ask({ host: 'evil.example', 'x-forwarded-host': 'evil.example' }, settings).origin).toBe(
      'https://public.example',
    );
  });

  test('uses forwarded scheme and host only behind a trusted proxy', () => {
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'front.example' };
    expect(ask(forwarded).origin).toBe('http://shop.example');
    expect(ask(forwarded, { proxyHops: 1 }).origin).toBe('https://front.example');
    expect(ask({ 'x-forwarded-proto': 'gopher' }, { proxyHops: 1 }).origin).toBe('http://shop.example');
  });
});
