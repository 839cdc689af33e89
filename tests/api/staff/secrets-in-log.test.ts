/**
 * Sends the calls of staff accounts to a shop that logs at level trace. No secret gets into the log, whether they
 * succeed or fail.
 */
import { expect, test } from 'vitest';
import { sql } from '#api/platform/database/drizzle.ts';
import { createClient } from '#contract/client/client.ts';
import { createLog } from '#server/log.ts';
import { serveTestShop } from '#tests/setup/served-shop.ts';
import { addMember, STAFF_PASSWORD } from '#tests/setup/staff.ts';
import { staffScenes } from '#tests/setup/staff-scenes.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const logged: string[] = [];
const log = createLog('trace', { write: (line) => void logged.push(line) });
const shop = await openTestShop({ log });
const host = `http://127.0.0.1:${await serveTestShop(shop)}`;

const SECRET_PATTERN = /"(?:secret|path|uri|challenge)":"([^"]{10,})"|"([a-z2-9]{5}-[a-z2-9]{5})"/g;

/** Sends the requests that a call needs, then the call; returns the secrets in all requests and answers. */
async function play(name: string): Promise<string[]> {
  const member = await addMember(shop);
  const secrets = [member.headers.cookie.split('=')[1] ?? ''];
  const ask = createClient({
    host,
    base: '/api/staff',
    async fetch(url, init) {
      const headers = { ...init.headers, cookie: member.headers.cookie, origin: host };
      const answer = await fetch(url, { ...init, headers });
      const text = await answer.text();
      for (const [, long = '', code = ''] of text.matchAll(SECRET_PATTERN))
        secrets.push(long.split(/[/#]/).at(-1) || code);
      const cookie = /staff=([\w-]{43})/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
      if (cookie) secrets.push(cookie);
      return new Response(text || null, { status: answer.status });
    },
  });
  await staffScenes[name]?.({ shop, member, ask });
  return secrets;
}

// Passkeys work only at another address of the shop.
const names = Object.keys(staffScenes).filter((name) => !/Passkey/.test(name));

test('no password, session, key, code or link is in the log', async () => {
  const secrets: string[] = [STAFF_PASSWORD, 'another long password', '$argon2id'];
  for (const name of names) secrets.push(...(await play(name)));
  const text = logged.join('');
  expect(text).toContain('/api/staff/invitations/accept');
  expect(secrets.length).toBeGreaterThan(names.length);
  for (const secret of secrets) expect(text).not.toContain(secret);
});

test.each([
  ['staff_sessions', 'signed_in_by', 'signInStaff'],
  ['staff_sessions', 'secret_hash', 'readStaffMe'],
  ['staff_invitations', 'token_hash', 'readInvitation'],
  ['staff', 'new_totp_secret', 'startTotp'],
  ['staff_keys', 'secret_hash', 'createKey'],
])('no secret is in the log when a query on %s.%s fails', async (table, column, name) => {
  const rename = (from: string, to: string) =>
    shop.api.db.execute(sql.raw(`alter table ${table} rename column ${from} to ${to}`));
  logged.length = 0;
  const secrets: string[] = [];
  const member = await addMember(shop);
  await rename(column, 'elsewhere');
  const ask = createClient({
    host,
    base: '/api/staff',
    fetch: (url, init) =>
      fetch(url, { ...init, headers: { ...init.headers, cookie: member.headers.cookie, origin: host } }),
  });
  secrets.push(member.headers.cookie.split('=')[1] ?? '', STAFF_PASSWORD);
  await expect(staffScenes[name]?.({ shop, member, ask })).rejects.toThrow();
  await rename('elsewhere', column);
  const text = logged.join('');
  expect(text).toContain('Failed query');
  for (const secret of secrets) expect(text).not.toContain(secret);
});
