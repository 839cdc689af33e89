/** The accounts of a hostile run, with their secrets and ids. */
import { CompactSign, decodeJwt } from 'jose';
import { pick } from './values.ts';

export const TOKEN_SECRET = 'a secret for hostile runs, thirty-two bytes or more';

export type IdKind = 'product' | 'cart' | 'user' | 'address' | 'review' | 'order';

export interface Account {
  id: string;
  /** A private marker in saved addresses and orders, which only the owner may see. */
  mark: string;
  /** The sign-up address first, then later ones; any may be the current one. */
  emails: string[];
  password: string;
  token: string;
  /** Tokens ended by a new password. */
  endedTokens: string[];
  ids: Record<Exclude<IdKind, 'product' | 'user'>, string[]>;
  /** Card pages of the account's orders. */
  sessions: string[];
  /** Whether a password change is in progress: with two in parallel the final password would be unknown. */
  isChangingPassword: boolean;
}

export interface World {
  accounts: Account[];
  /** The accounts that act in this round; data of the others must not change. */
  active: Account[];
  products: string[];
  /** Card pages to which a card that is accepted was posted. */
  posted: Set<string>;
  readCode: (email: string) => string | undefined;
  /** Reads the secret in the newest link that confirms this address. */
  readLink: (email: string) => string | undefined;
}

export const MARK_PATTERN = /private-k\d+/g;

export function createAccount(form: Pick<Account, 'mark' | 'emails' | 'password'>, token: string): Account {
  return {
    ...form,
    id: ownerOf(token),
    token,
    endedTokens: [],
    ids: { cart: [], address: [], review: [], order: [] },
    sessions: [],
    isChangingPassword: false,
  };
}

/** The account id in a token, unverified. */
export const ownerOf = (token: string): string => String(decodeJwt(token).id);

/** All known ids of a kind. */
export function idsOf({ accounts, products }: World, kind: IdKind | undefined): string[] {
  if (kind === 'product') return products;
  if (kind === 'user') return accounts.map(({ id }) => id);
  if (kind) return accounts.flatMap(({ ids }) => ids[kind]);
  return [...products, ...accounts.flatMap(({ id, ids }) => [id, ...Object.values(ids).flat()])];
}

const toBase64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const sign = (payload: object, secret: string, alg: string) =>
  new CompactSign(Buffer.from(JSON.stringify(payload)))
    .setProtectedHeader({ alg, typ: 'JWT' })
    .sign(Buffer.from(secret.padEnd(64, 'x').slice(0, alg === 'HS256' ? secret.length : 64)));

type Forge = (victim: Account, forger: Account) => string | Promise<string>;

const DAY_SECONDS = 24 * 60 * 60;
/** Forged or ended tokens of other accounts. */
const FORGERIES: Record<string, Forge> = {
  'no algorithm': ({ token }) => `${toBase64({ alg: 'none', typ: 'JWT' })}.${token.split('.')[1]}.`,
  'another secret': ({ token }) => sign(decodeJwt(token), `${TOKEN_SECRET} not`, 'HS256'),
  'another algorithm': ({ token }) => sign(decodeJwt(token), TOKEN_SECRET, 'HS512'),
  expired: ({ token }) => {
    const { iat = 0, exp = 0, ...payload } = decodeJwt(token);
    return sign(
      { ...payload, iat: iat - 200 * DAY_SECONDS, exp: exp - 200 * DAY_SECONDS },
      TOKEN_SECRET,
      'HS256',
    );
  },
  'for ever': ({ token }) => {
    const { exp: _, ...payload } = decodeJwt(token);
    return sign(payload, TOKEN_SECRET, 'HS256');
  },
  'own signature': ({ token }, forger) =>
    token
      .split('.')
      .with(2, forger.token.split('.')[2] ?? '')
      .join('.'),
  'another role': ({ token }) => {
    const [header, , signature] = token.split('.');
    return [header, toBase64({ ...decodeJwt(token), role: 'admin' }), signature].join('.');
  },
  'cut short': ({ token }) => token.slice(0, -4),
  'one more part': ({ token }) => `${token}.${token}`,
  ended: ({ endedTokens, token }) => endedTokens.at(-1) ?? `${token}x`,
};

/** Makes an invalid token of another account. */
export function forgeToken({ accounts }: World, forger: Account, number: number): string | Promise<string> {
  const forge = pick(Object.values(FORGERIES), number);
  const others = accounts.filter((account) => account !== forger);
  return forge(pick(others, Math.floor(number / 16)), forger);
}

/** Records ids, sessions, emails and tokens from an answer. */
export function recordAnswer(world: World, account: Account, path: string, body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const { cartId, data, session, token, user } = body as Record<string, unknown>;
  const keep = (kind: keyof Account['ids'], id: unknown) => {
    if (typeof id !== 'string' || account.ids[kind].includes(id)) return;
    account.ids[kind] = [...account.ids[kind].slice(-9), id];
  };
  keep('cart', cartId);
  const kind = /\/(address|review|order)/.exec(path)?.[1] as keyof Account['ids'] | undefined;
  const isOwn = kind === 'review' ? (data as { user?: unknown } | undefined)?.user === account.id : true;
  if (kind && isOwn) for (const item of [data ?? []].flat()) keep(kind, (item as { _id?: unknown })?._id);
  const url = (session as { url?: unknown } | undefined)?.url;
  if (typeof url === 'string')
    account.sessions = [...account.sessions.slice(-1), new URL(url).pathname.slice('/pay/'.length)];
  const { email } = (user ?? {}) as { email?: unknown };
  if (path.includes('updateMe') && typeof email === 'string' && !account.emails.includes(email))
    account.emails.push(email);
  if (typeof token !== 'string') return;
  const owner = world.accounts.find(({ id }) => id === ownerOf(token));
  if (!owner || owner.token === token) return;
  if (path.includes('assword')) owner.endedTokens.push(owner.token);
  owner.token = token;
}
