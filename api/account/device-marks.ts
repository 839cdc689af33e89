/**
 * Marks browsers that have signed in before, and gives browsers an id, in a cookie for this origin that only the API
 * reads.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ApiEnv } from '#api/dependencies.ts';
import { PERSONAL_CACHE_CONTROL } from '#api/platform/http/answer-headers.ts';
import { originOf } from '#api/platform/http/request.ts';
import type { KeyedHash } from '#api/platform/security/hashes.ts';
import type { User } from '#api/schema/account.ts';

const COOKIE_NAME = 'device';
const LIFETIME_SECONDS = 365 * 24 * 60 * 60;
/** The maximum number of accounts for which a browser has marks. */
const MAX_ACCOUNTS = 5;
const MARK_LENGTH = 22;
const COOKIE_FORMAT = new RegExp(`^[\\w-]{${MARK_LENGTH}}(?:\\.[\\w-]{${MARK_LENGTH}}){0,${MAX_ACCOUNTS}}$`);

interface Device {
  id: string;
  /** One per account, newest first. A mark is valid for this browser and its account alone. */
  marks: string[];
}

const createDevice = (): Device => ({ id: randomBytes(16).toString('base64url'), marks: [] });

type MarkedAccount = Pick<User, 'id' | 'passwordChangedAt' | 'tokensValidFrom'>;

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Reads and writes marks. Forged, broken and foreign marks are ignored. */
export function createDeviceMarks(keyedHash: KeyedHash) {
  // The hash covers both timestamps, so that a new password or signing out everywhere invalidates the mark.
  const markFor = (deviceId: string, { id, passwordChangedAt, tokensValidFrom }: MarkedAccount) =>
    keyedHash('device', deviceId, id, passwordChangedAt, tokensValidFrom).slice(0, MARK_LENGTH);

  function read(c: Context<ApiEnv>): Device | undefined {
    const value = getCookie(c, COOKIE_NAME) ?? '';
    if (!COOKIE_FORMAT.test(value)) return undefined;
    const [id = '', ...marks] = value.split('.');
    return { id, marks };
  }

  function write(c: Context<ApiEnv>, { id, marks }: Device): void {
    // Pages of other origins neither send nor store the cookie: their requests carry no credentials.
    setCookie(c, COOKIE_NAME, [id, ...marks].join('.'), {
      httpOnly: true,
      sameSite: 'Lax',
      secure: originOf(c).startsWith('https:'),
      path: '/api',
      maxAge: LIFETIME_SECONDS,
    });
    c.header('Cache-Control', PERSONAL_CACHE_CONTROL);
  }

  return {
    /** The browser's id, if it has a valid mark of the account. */
    find(c: Context<ApiEnv>, account: MarkedAccount | undefined): string | undefined {
      const device = account && read(c);
      if (!device) return undefined;
      const mark = markFor(device.id, account);
      return device.marks.some((known) => isSame(known, mark)) ? device.id : undefined;
    },
    /** Marks the browser as used by the account's owner. */
    add(c: Context<ApiEnv>, account: MarkedAccount): void {
      const device = read(c) ?? createDevice();
      const mark = markFor(device.id, account);
      const others = device.marks.filter((known) => known !== mark);
      write(c, { id: device.id, marks: [mark, ...others].slice(0, MAX_ACCOUNTS) });
    },
    /** Whether the browser sent any mark, valid or not. */
    claimsAny: (c: Context<ApiEnv>) => (read(c)?.marks.length ?? 0) > 0,
    /** The browser's id, with or without a mark: it tells browsers behind one network address apart. */
    readId: (c: Context<ApiEnv>) => read(c)?.id,
    /** Reads the browser's id, creating one if it has none; undefined for clients that would not store it. */
    giveId(c: Context<ApiEnv>): string | undefined {
      const known = read(c)?.id;
      // The shop's pages send the shop's origin. Clients that send another origin, or none, would not store a cookie.
      if (known || c.req.header('origin') !== originOf(c)) return known;
      const device = createDevice();
      write(c, device);
      return device.id;
    },
  };
}
