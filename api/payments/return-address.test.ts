import { expect, test } from 'vitest';
import { resolveReturnAddresses } from './return-address.ts';

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
])('a client at %s gets its shoppers back', (base, stem) => {
  expect(resolveReturnAddresses(base, origins)).toEqual({
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
])('nobody is sent to %s', (base) => {
  expect(resolveReturnAddresses(base, origins)).toBeUndefined();
});
