import { expect, test } from 'vitest';
import { findForeignHost, resolveReturnAddresses } from './return-address.ts';

const origins = ['https://shop.example', 'https://client.example'];

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['https://shop.example/', 'https://shop.example'],
  ['https://shop.example//', 'https://shop.example'],
  ['https://shop.example/ar', 'https://shop.example/ar'],
  ['https://shop.example/ar/', 'https://shop.example/ar'],
  ['http://localhost:3000/ar', 'http://localhost:3000/ar'],
  ['https://client.example/my-store', 'https://client.example/my-store'],
  ['https://client.example/my-store/', 'https://client.example/my-store'],
  ['http://localhost:5173', 'http://localhost:5173'],
  ['https://localhost', 'https://localhost'],
  ['http://localhost:4200/#', 'http://localhost:4200/#'],
  ['http://localhost:4200/#/', 'http://localhost:4200/#'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://127.8.9.10', 'http://127.8.9.10'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
  ['http://localhost:3000/متجر', 'http://localhost:3000/%D9%85%D8%AA%D8%AC%D8%B1'],
])('allows the return to a client at %s', (base, stem) => {
  expect(resolveReturnAddresses(base, { origins })).toEqual({
    successUrl: `${stem}/allorders`,
    cancelUrl: `${stem}/cart`,
  });
});

test.each([
  'https://evil.example',
  'http://shop.example',
  'https://shop.example:8443',
  'https://shop.example.evil.example',
  'https://shop.example@evil.example',
  'https://me:secret@shop.example',
  'https://evil.example/https://shop.example',
  'https://evil.example#https://shop.example',
  'http://localhost.evil.example',
  'http://127.evil.example',
  'http://128.0.0.1',
  '//evil.example',
  '/allorders',
  'javascript:alert(1)//localhost',
  'data:text/html,localhost',
  'ftp://localhost',
  'localhost:3000',
  'nonsense',
  'http://',
  `http://localhost/${'a'.repeat(2000)}`,
])('refuses the return to %s', (base) => {
  expect(resolveReturnAddresses(base, { origins })).toBeUndefined();
});

test.each([
  ['https://elsewhere.example/shop', 'https://elsewhere.example', 'https://elsewhere.example/shop/cart'],
  ['http://elsewhere.example:8080', 'http://elsewhere.example:8080', 'http://elsewhere.example:8080/cart'],
])('allows the return to a client at %s for a call from %s', (base, browserOrigin, cancelUrl) => {
  expect(resolveReturnAddresses(base, { origins, browserOrigin })?.cancelUrl).toBe(cancelUrl);
});

test.each([
  ['https://elsewhere.example', 'https://another.example'],
  ['https://elsewhere.example', 'http://elsewhere.example'],
  ['https://elsewhere.example', 'https://elsewhere.example:8443'],
  ['https://elsewhere.example', 'https://elsewhere.example/'],
  ['https://me@elsewhere.example', 'https://elsewhere.example'],
  ['https://elsewhere.example', 'null'],
  ['data:text/html,x', 'null'],
  ['chrome-extension://abcdef', 'chrome-extension://abcdef'],
  ['ftp://elsewhere.example', 'ftp://elsewhere.example'],
  ['file:///tmp', 'file://'],
  ['null', 'null'],
])('refuses the return to %s for a call from %s', (base, browserOrigin) => {
  expect(resolveReturnAddresses(base, { origins, browserOrigin })).toBeUndefined();
});

test.each([
  ['https://shop.example/cart', undefined],
  ['https://client.example/my-store/cart', undefined],
  ['http://localhost:5173/cart', undefined],
  ['https://elsewhere.example/cart', 'elsewhere.example'],
  ['https://elsewhere.example:8443/cart', 'elsewhere.example:8443'],
  ['http://shop.example/cart', 'shop.example'],
  // Shown in Punycode, because characters of other alphabets may look like Latin ones.
  ['https://\u0455hop.example/cart', 'xn--hop-ehd.example'],
])('the foreign host of %s is %s', (address, host) => {
  expect(findForeignHost(address, origins)).toBe(host);
});
