/** The mark of a browser that has signed in before, and the id that tells browsers apart: a cookie that only this API reads, and only on its own origin. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ApiEnv } from '#api/dependencies.ts';
import { NOBODY_KEEPS } from '#api/platform/http/answer-json.ts';
import { originOf } from '#api/platform/http/request.ts';
import type { KeyedHash } from '#api/platform/security/keyed-hash.ts';
import type { User } from './tables.ts';

const COOKIE = 'device';
const LIFETIME_SECONDS = 365 * 24 * 60 * 60;
/** Accounts that one browser is known to. */
const MAX_ACCOUNTS = 5;
const MARK_LENGTH = 22;
const FORM = new RegExp(`^[\\w-]{${MARK_LENGTH}}(?:\\.[\\w-]{${MARK_LENGTH}}){0,${MAX_ACCOUNTS}}$`);

interface Device {
  id: string;
  /** One for each account, the newest first; each is good for this device and that account alone. */
  marks: string[];
}

const newDevice = (): Device => ({ id: randomBytes(16).toString('base64url'), marks: [] });

type MarkedAccount = Pick<User, 'id' | 'passwordChangedAt' | 'tokensValidFrom'>;

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Reads and writes the marks of browsers. What is forged, broken or of another account is no mark. */
export function createDeviceMarks(keyedHash: KeyedHash) {
  // The seconds end a mark with the sessions of its time.
  const markFor = (deviceId: string, { id, passwordChangedAt, tokensValidFrom }: MarkedAccount) =>
    keyedHash('device', deviceId, id, passwordChangedAt, tokensValidFrom).slice(0, MARK_LENGTH);

  function read(c: Context<ApiEnv>): Device | undefined {
    const value = getCookie(c, COOKIE) ?? '';
    if (!FORM.test(value)) return undefined;
    const [id = '', ...marks] = value.split('.');
    return { id, marks };
  }

  function write(c: Context<ApiEnv>, { id, marks }: Device): void {
    // Other origins neither send nor store it: what they ask for carries no credentials.
    setCookie(c, COOKIE, [id, ...marks].join('.'), {
      httpOnly: true,
      sameSite: 'Lax',
      secure: originOf(c).startsWith('https:'),
      path: '/api',
      maxAge: LIFETIME_SECONDS,
    });
    c.header('Cache-Control', NOBODY_KEEPS);
  }

  return {
    /** The id of a browser that has a good mark of the account. */
    find(c: Context<ApiEnv>, account: MarkedAccount | undefined): string | undefined {
      const device = account && read(c);
      if (!device) return undefined;
      const mark = markFor(device.id, account);
      return device.marks.some((known) => isSame(known, mark)) ? device.id : undefined;
    },
    /** Marks the browser as one of the account's owner. */
    add(c: Context<ApiEnv>, account: MarkedAccount): void {
      const device = read(c) ?? newDevice();
      const mark = markFor(device.id, account);
      const others = device.marks.filter((known) => known !== mark);
      write(c, { id: device.id, marks: [mark, ...others].slice(0, MAX_ACCOUNTS) });
    },
    /** Whether the browser claims a mark of some account. */
    claimsAny: (c: Context<ApiEnv>) => (read(c)?.marks.length ?? 0) > 0,
    /** The browser's id without any claim: it tells browsers behind one address apart. */
    readId: (c: Context<ApiEnv>) => read(c)?.id,
    /** The same, given to a browser that has none; undefined for a client that would not keep it. */
    giveId(c: Context<ApiEnv>): string | undefined {
      const known = read(c)?.id;
      // Pages of the shop name its origin when they send something; what names none, or another, drops cookies.
      if (known || c.req.header('origin') !== originOf(c)) return known;
      const device = newDevice();
      write(c, device);
      return device.id;
    },
  };
}
