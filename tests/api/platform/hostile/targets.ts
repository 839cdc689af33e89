/** Targets of hostile requests: every call, every screen, the card page and everything else that is served. */
import fc from 'fast-check';
import { paths } from '#app/paths.ts';
import { CALLS, type ServedCall } from '#contract/calls.ts';
import { type BodyPlan, bodyOf, cardBody } from './bodies.ts';
import { badText, encode, pick } from './values.ts';
import { type IdKind, idsOf, type World } from './world.ts';

export interface Target<Known = World> {
  method: string;
  writePath: (known: Known) => string;
  body: BodyPlan;
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'QUERY', 'PROPFIND'];

/** The kind of id in a path; undefined for paths that are not known here, which get any id. */
function kindOf(path: string, name: string): IdKind | undefined {
  const before = path.slice(0, path.indexOf(`{${name}}`));
  if (name === 'cartId') return 'cart';
  if (name === 'userId') return 'user';
  if (name === 'productId' || before.endsWith('/products/')) return 'product';
  return (['address', 'review', 'order'] as const).find((kind) => before.includes(`/${kind}`));
}

export interface IdPlan {
  number: number;
  choice: number;
  text: string;
}

/** Mostly an id of the right kind, so that requests reach existing data. */
const idPlan: fc.Arbitrary<IdPlan> = fc.record({ number: fc.nat(), choice: fc.nat(9), text: badText });

function findId(world: World, kind: IdKind | undefined, { number, choice, text }: IdPlan) {
  if (choice === 0) return text;
  const known = idsOf(world, choice === 1 ? undefined : kind);
  return known.length > 0 ? pick(known, number) : text;
}

const createQuery = (names: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names, 'lang', 'page', '__proto__', 'fields', 'a[b][c]'), badText), {
      maxLength: 3,
    })
    .map((pairs) => pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'))
    .map((text) => (text ? `?${text}` : ''));

const pathEnd = fc.oneof(
  { weight: 12, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: fc.constant('/') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('%00', '%ff', '%zz', '//', '/.', '/..', ';a=b', '%2f', '.json', '%0d%0a'),
  },
);

/** Calls that hash a password take a hundred times as long as others, so they are rarer. */
const isSlow = ({ id }: ServedCall) =>
  /^(?:sign(?:In|Up)|change(?:Staff)?Password|resetPassword|deleteMe|prove|acceptInvitation)/.test(id);

/** Requests to these calls; `writeIds` fills in the parameters of their paths. */
export const createCallTarget = <Known>(
  calls: readonly ServedCall[],
  writeId: (known: Known, call: ServedCall, name: string, plan: IdPlan) => string,
): fc.Arbitrary<Target<Known>> =>
  fc
    .oneof(...calls.map((call) => ({ weight: isSlow(call) ? 1 : 6, arbitrary: fc.constant(call) })))
    .chain((call) =>
      fc
        .record({
          id: idPlan,
          body: bodyOf(call),
          search: createQuery(call.query.map(({ name }) => name)),
          end: pathEnd,
          method: fc.oneof(
            { weight: 9, arbitrary: fc.constant<string>(call.method) },
            { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
          ),
        })
        .map(({ id, body, search, end, method }) => ({
          method,
          body,
          writePath: (known: Known) => {
            const path = call.path.replace(/{(\w+)}/g, (_, name) => encode(writeId(known, call, name, id)));
            return `/api/${call.version}${path}${end}${search}`;
          },
        })),
    );

const callTarget = createCallTarget<World>(CALLS, (world, call, name, plan) =>
  findId(world, kindOf(call.path, name), plan),
);

const SCREEN_PATHS = Object.values(paths).map((path) =>
  typeof path === 'string' ? path.replace(/#.*/, '') : path(':id', ':other'),
);
const OTHER_PATHS = [
  '/api/docs',
  '/api/v1/openapi.json',
  '/api',
  '/api/v3/products',
  '/api/v1/users/:id',
  '/api/confirm-email/:id',
  '/api/confirm-email/:id?lang=ar',
  '/api/confirm-email/address/:id',
  '/api/confirm-email/undo/:id',
  '/api/payments/:id/notify',
  '/api/payments/test-card/notify',
  '/media/:id',
  '/media/:id-160.webp',
  '/media/..%2f..%2fdatabase%2fPG_VERSION',
  '/media/%2e%2e/secret',
  '/media//etc/passwd',
  '/assets/:id',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/.env',
  '/assets/..%5c..%5cpackage.json',
  '/icons/:id.png',
  '/favicon.ico',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-:id.xml',
  '/manifest.webmanifest',
  '/_root.data',
  '/__manifest?p=/:id&version=:other',
  '/.git/config',
  '/.env',
  '//evil.example/%2e%2e',
  '/\\evil.example',
  '/:id/:other',
];
const changeCase = (path: string) =>
  path.replace(/[a-z]/g, (character, at: number) => (at % 2 ? character.toUpperCase() : character));

/** A screen in either language, perhaps misspelt, or anything else that is served. */
const pageTarget: fc.Arbitrary<Target> = fc
  .record({
    pattern: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...SCREEN_PATHS) },
      { weight: 4, arbitrary: fc.constantFrom(...OTHER_PATHS) },
    ),
    prefix: fc.constantFrom('', '', '', '/ar', '/AR', '/ar/ar', '/en'),
    ids: fc.tuple(idPlan, idPlan),
    search: createQuery(['brand', 'category', 'q', 'offers', 'sort', 'index', '_data', '_routes']),
    end: pathEnd,
    spelling: fc.nat(9),
    method: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', ...METHODS),
    body: fc.oneof(cardBody, fc.constant<BodyPlan>({ content: undefined, contentType: undefined })),
  })
  .map(({ pattern, prefix, ids: [one, other], search, end, spelling, method, body }) => ({
    method,
    body,
    writePath: (world) => {
      const written = pattern
        .replaceAll(/:id|%3Aid/g, () => encode(findId(world, 'product', one)))
        .replaceAll(/:other|%3Aother/g, () => encode(findId(world, undefined, other)));
      const path = SCREEN_PATHS.includes(pattern) ? prefix + written : written;
      const spelt = spelling === 0 ? changeCase(path) : spelling === 1 ? `${path}.data` : path;
      return `${spelt}${end}${spelt.includes('?') ? search.replace('?', '&') : search}`;
    },
  }));

/** A card page. Anyone with its address may pay or cancel there, so the addresses of idle accounts are altered. */
const cardTarget: fc.Arbitrary<Target> = fc
  .record({
    number: fc.nat(),
    isForeign: fc.boolean(),
    misspell: fc.constantFrom<(id: string) => string>(
      (id) => id.slice(1),
      (id) => `${id}x`,
      (id) => (id.toLowerCase() === id ? `${id}=` : id.toLowerCase()),
      (id) => `${id}%00`,
      (id) => `..%2f${id}`,
    ),
    step: fc.constantFrom('', '', '', '/confirm', '/confirm', '/cancel', '/style.css', '/undefined'),
    search: createQuery(['lang', 'url']),
    method: fc.constantFrom('GET', 'POST', 'POST', 'POST', ...METHODS),
    body: cardBody,
    text: badText,
  })
  .map(({ number, isForeign, misspell, step, search, method, body, text }) => ({
    method,
    body,
    writePath: ({ accounts, active }) => {
      const known = (isForeign ? accounts : active).flatMap(({ sessions }) => sessions);
      const id = known.length > 0 ? pick(known, number) : encode(text);
      return `/pay/${isForeign ? misspell(id) : id}${step}${search}`;
    },
  }));

export const target: fc.Arbitrary<Target> = fc.oneof(
  { weight: 16, arbitrary: callTarget },
  { weight: 1, arbitrary: pageTarget },
  { weight: 2, arbitrary: cardTarget },
);
