import { expect, test } from 'vitest';
import { foldMailbox } from './fold-mailbox.ts';

test.each([
  ['sara@example.com', 'sara@example.com'],
  ['Sara+Shop@Example.com', 'sara@example.com'],
  ['sara+a+b@example.com', 'sara@example.com'],
  ['s.a.r.a@example.com', 's.a.r.a@example.com'],
  ['s.a.r.a+x@gmail.com', 'sara@gmail.com'],
  ['S.ara@GoogleMail.com', 'sara@gmail.com'],
  ['sara@gmail.com.example.com', 'sara@gmail.com.example.com'],
  ['+x@example.com', '+x@example.com'],
])('%s is counted as %s', (address, mailbox) => expect(foldMailbox(address)).toBe(mailbox));
