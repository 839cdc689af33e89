/** Checks that hold for every answer to a hostile request. */
import * as v from 'valibot';
import { CALLS } from '#contract/calls.ts';
import { fieldRefusalAnswer, refusalAnswer } from '#contract/refusal-answers.ts';
import { REFUSALS } from '#contract/refusals/refusals.ts';
import type { HostileRequest } from './requests.ts';
import type { HostileAnswer } from './send.ts';
import { type Account, MARK_PATTERN, ownerOf, type World } from './world.ts';

const STACK_PATTERN = /\n\s+at [\w.<>[\] ]+ \(|\bat (?:async )?\w+ \(?(?:file|node):|node_modules|\.tsx?:\d+/;
const DATABASE_PATTERN =
  /Failed query|violates \w+|syntax error at|relation "|column "[^"]+" |invalid input (?:syntax|value)|duplicate key|pg_catalog|DrizzleQueryError/i;
const REQUIRED_HEADERS = ['content-security-policy', 'x-content-type-options', 'referrer-policy'];
const ALLOWED_ORIGINS = ['http://shop.test', 'https://client.example'];

const PERSONAL_PATHS = CALLS.filter(({ audience }) => audience === 'shopper').map(
  ({ method, version, path }) => ({
    method,
    path: new RegExp(`^/api/${version}${path.replace(/{\w+}/g, '[^/?]+')}/?(?:\\?|$)`, 'i'),
  }),
);

/** Resolves the path first, because dots may lead out of the API or into it. */
function isApi(path: string): boolean {
  const { pathname } = new URL(`http://shop.test${path}`);
  return pathname.startsWith('/api/') && !pathname.startsWith('/api/docs');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Checks that a refusal has one of the contract's two shapes and the status of its code. */
function findWrongRefusal({ status, text }: HostileAnswer): string | undefined {
  const body = parseJson(text);
  if (!v.is(refusalAnswer, body) && !v.is(fieldRefusalAnswer, body))
    return 'a refusal in no shape of the contract';
  const { code = '' } = body;
  if (!Object.hasOwn(REFUSALS, code)) return 'a refusal without a code';
  return REFUSALS[code as keyof typeof REFUSALS].status === status
    ? undefined
    : 'a refusal with another status';
}

/**
 * Finds a redirect or return address to a foreign origin. A checkout may return to the request's Origin, but not
 * redirect there.
 */
function findOpenRedirect(
  { headers: sent }: HostileRequest,
  { headers, text }: HostileAnswer,
): string | undefined {
  const { session } = Object(parseJson(text)) as { session?: Record<string, unknown> };
  const returns = Object.values(session ?? {}).filter((url) => typeof url === 'string');
  const originOf = (url: string) => new URL(url, ALLOWED_ORIGINS[0]).origin;
  const isOpen = (url: string) => !ALLOWED_ORIGINS.includes(originOf(url));
  if (headers.location && isOpen(headers.location)) return headers.location;
  return returns.find((url) => isOpen(url) && originOf(url) !== sent.origin);
}

/** Finds another account's private marker in an answer. */
function findForeignMark(
  world: World,
  sender: Account,
  request: HostileRequest,
  { text, headers }: HostileAnswer,
) {
  const shown = `${text}${JSON.stringify(headers)}`.match(MARK_PATTERN) ?? [];
  if (shown.length === 0) return undefined;
  const sent = `${request.path}${String(request.body)}`.toLowerCase();
  const payer = world.accounts.find(({ sessions }) => sessions.some((id) => request.path.includes(id)));
  const mayShow = (mark: string) =>
    sent.includes(mark) || (!request.isForged && mark === sender.mark) || mark === payer?.mark;
  return shown.find((mark) => !mayShow(mark));
}

function findForeignToken({ active, accounts }: World, { text }: HostileAnswer): string | undefined {
  const { token } = Object(parseJson(text)) as { token?: unknown };
  if (typeof token !== 'string') return undefined;
  const owner = accounts.find(({ id }) => id === ownerOf(token));
  return owner && !active.includes(owner) ? owner.id : undefined;
}

/**
 * Describes what no answer may have: a server error, internals of the shop, or a refusal in no shape of the contract.
 */
export function findFlaw(
  { method, path }: Pick<HostileRequest, 'method' | 'path'>,
  answer: HostileAnswer,
): string | undefined {
  const { status, headers, text } = answer;
  // Node itself refuses URLs and headers above its limit, with an empty answer.
  if (status === 431 && text === '') return undefined;
  if (status >= 500) return 'an answer of 5xx';
  if (STACK_PATTERN.test(text)) return 'a stack';
  if (DATABASE_PATTERN.test(text)) return 'an error of the database';
  if (text.includes(process.cwd())) return 'a path of this machine';
  const missing = REQUIRED_HEADERS.find((name) => !headers[name]);
  if (missing) return `no ${missing}`;
  if (headers['x-powered-by']) return 'x-powered-by';
  // The pages of links in emails are the only HTML below /api.
  const isPage = path.startsWith('/api/confirm-email/') && headers['content-type']?.startsWith('text/html');
  return isApi(path) && !isPage && status >= 400 && method !== 'HEAD' ? findWrongRefusal(answer) : undefined;
}

/** Describes what is wrong with an answer, if anything. */
export function findFault(
  world: World,
  sender: Account,
  request: HostileRequest,
  answer: HostileAnswer,
): string | undefined {
  const { status } = answer;
  const { method, path, isForged } = request;
  const flaw = findFlaw(request, answer);
  if (flaw || status === 431) return flaw;
  if (
    isForged &&
    status < 400 &&
    PERSONAL_PATHS.some((call) => call.method === method && call.path.test(path))
  ) {
    return "a forged token opened a shopper's call";
  }
  const target = findOpenRedirect(request, answer);
  if (target) return `a way to ${target}`;
  const mark = findForeignMark(world, sender, request, answer);
  if (mark) return `private words of ${mark}`;
  const owner = findForeignToken(world, answer);
  return owner ? `a token of ${owner}` : undefined;
}
