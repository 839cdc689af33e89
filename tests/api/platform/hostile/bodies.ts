/** Hostile bodies: altered valid ones, and ones that no call accepts. */
import fc from 'fast-check';
import { composeExample } from '#api/reference/compose-example.ts';
import { describeSchema } from '#api/reference/schemas.ts';
import { CALLS, type ServedCall, STAFF_CALLS } from '#contract/calls.ts';
import { badText, badValue, encode } from './values.ts';

export type Body = string | Buffer | undefined;

/** A body to send; ids are filled into `json` when it is sent. */
export type BodyPlan = { json: Record<string, unknown> } | { content: Body; contentType: string | undefined };

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

const keyOf = ({ version, id }: ServedCall) => `${version} ${id}`;

/** The example bodies of the API reference, by call. */
const EXAMPLES = new Map(
  [...CALLS, ...STAFF_CALLS]
    .filter(({ request }) => request)
    .map((call) => [
      keyOf(call),
      composeExample(
        describeSchema(call.request as NonNullable<ServedCall['request']>),
        call.samples,
      ) as Record<string, unknown>,
    ]),
);
const FIELD_NAMES = [
  ...new Set([...EXAMPLES.values()].flatMap(Object.keys)),
  '__proto__',
  'role',
  'user_id',
  'price',
];

/** Sets `__proto__` as an own field, as JSON.parse does; an assignment would change the prototype. */
function withField(object: object, name: string, value: unknown): Record<string, unknown> {
  return Object.fromEntries([...Object.entries(object), [name, value]]);
}

function withoutField(object: object, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
}

/** A valid body, mostly with one or two fields replaced, added or removed, at the top or one level below. */
function alterExample(example: Record<string, unknown>): fc.Arbitrary<BodyPlan> {
  const names = Object.keys(example);
  const inner = Object.values(example).flatMap((value) => Object.keys(Object(value)));
  const name = fc.oneof(fc.constantFrom(...names), fc.constantFrom(...FIELD_NAMES));
  const change = fc.record({ name, value: badValue, isDropped: fc.nat(4), into: fc.nat(3) });
  return fc.array(change, { maxLength: 2 }).map((changes) => {
    let json = example;
    for (const { name: changed, value, isDropped, into } of changes) {
      const [holder] = names.filter((each) => typeof json[each] === 'object' && json[each] !== null);
      if (holder && into > 0) {
        const [field = changed] = inner.slice(into % Math.max(1, inner.length));
        json = withField(json, holder, withField(json[holder] as object, field, value));
      } else json = isDropped === 0 ? withoutField(json, changed) : withField(json, changed, value);
    }
    return { json };
  });
}

const createContent = (text: Body, contentType: string | undefined = JSON_TYPE): BodyPlan => ({
  content: text,
  contentType,
});

const NOT_JSON = [
  '{',
  '[1,2',
  '{"a":1',
  '{"email":"a@b.c","password":',
  '"text"',
  '[]',
  'null',
  '1e400',
  '{"count":1e400}',
  '{"count":2,"count":-2,"count":"3"}',
  '{"__proto__":{"role":"admin","isAdmin":true}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '['.repeat(30_000),
  `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
  `{"shippingAddress":${'{"shape":'.repeat(4_000)}1${'}'.repeat(4_000)}}`,
  `{"name":"${'x'.repeat(70_000)}"}`,
  `{"review":"${'ش'.repeat(30_000)}","rating":5}`,
  '{"email":"\\u0000@x.com","password":"\\ud800"}',
  '\ufeff{"count":1}',
];
const INVALID_BYTES = [
  Buffer.from([0x7b, 0x22, 0x6e, 0x61, 0x6d, 0x65, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0xc0, 0xaf, 0x22, 0x7d]),
  Buffer.from('{"name":"\ud83d', 'utf16le'),
  Buffer.alloc(1000),
  Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]),
];
const MULTIPART_BODIES = [
  '--x\r\ncontent-disposition: form-data; name="productId"\r\n\r\n1\r\n--x--\r\n',
  '--x\r\ncontent-disposition: form-data; name="file"; filename="../../a.ts"\r\n\r\n\0\0\r\n--x',
  '--y\r\n',
];
const FORM_BODIES = [
  'productId[$ne]=1',
  'a[b][c][d]=1&a[b][c]=2',
  '__proto__[role]=admin',
  'email[]=a&email[]=b',
  '%zz=%ff',
];

/** Bodies that no call accepts. */
const invalidBody: fc.Arbitrary<BodyPlan> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...NOT_JSON).map((text) => createContent(text)) },
  { weight: 2, arbitrary: fc.constantFrom(...INVALID_BYTES).map((bytes) => createContent(bytes)) },
  { weight: 1, arbitrary: fc.json().map((text) => createContent(text)) },
  { weight: 1, arbitrary: badText.map((text) => createContent(text)) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...MULTIPART_BODIES)
      .map((text) => createContent(text, 'multipart/form-data; boundary=x')),
  },
  { weight: 1, arbitrary: fc.constantFrom(...FORM_BODIES).map((text) => createContent(text, FORM_TYPE)) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('text/plain', 'application/json; charset=utf-7', 'application/jsonp', 'image/png', '')
      .map((type) => createContent('{"count":1}', type)),
  },
  { weight: 2, arbitrary: fc.constant(createContent(undefined, undefined)) },
);

/** A body for a call: an altered valid one or an invalid one. */
export function bodyOf(call: ServedCall): fc.Arbitrary<BodyPlan> {
  const example = EXAMPLES.get(keyOf(call));
  if (!example) return invalidBody;
  return fc.oneof({ weight: 4, arbitrary: alterExample(example) }, { weight: 1, arbitrary: invalidBody });
}

export const CARD_FORMS = {
  pay: 'number=4242+4242+4242+4242&expiry=12%2F40&cvc=123&name=x',
  challenge: 'number=4000000000003220&expiry=12%2F40&cvc=123&name=x',
  decline: 'number=4000000000000002&expiry=12%2F40&cvc=123&name=x',
} as const;
export const ANSWER_FORMS = { approve: 'answer=approve', refuse: 'answer=refuse' } as const;

const anyField = badText.map(encode);
/** Bodies for the card page: valid cards, answers to the second step, and random fields. */
export const cardBody: fc.Arbitrary<BodyPlan> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(...Object.values(CARD_FORMS), ...Object.values(ANSWER_FORMS))
      .map((text) => createContent(text, FORM_TYPE)),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ number: anyField, expiry: anyField, cvc: anyField, name: anyField, answer: anyField })
      .map((fields) => Object.entries(fields).map(([name, value]) => `${name}=${value}`))
      .map((parts) => createContent(parts.join('&'), FORM_TYPE)),
  },
  { weight: 1, arbitrary: fc.constant(createContent(`number=${'4'.repeat(5000)}`, FORM_TYPE)) },
  { weight: 1, arbitrary: invalidBody },
);
