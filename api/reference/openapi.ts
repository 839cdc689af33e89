/** Describes the calls of the contract as an OpenAPI 3.1 document. */
import type { CallParameter, CallRefusal } from '#contract/api-call.ts';
import type { Audience } from '#contract/call.ts';
import { CALLS, type ServedCall, STAFF_CALLS } from '#contract/calls.ts';
import { REFUSALS, type RefusalCode, writeFieldMessage, writeRefusal } from '#contract/refusals/refusals.ts';
import { composeExample } from './compose-example.ts';
import { components, describeSchema, type JsonSchema, referTo } from './schemas.ts';

export const pathOf = (call: ServedCall) => `/api/${call.version}${call.path}`;

/** A refusal as the reference shows it. */
export interface ShownRefusal {
  code: RefusalCode;
  status: number;
  text: string;
  values: string[];
  /** The invalid field; absent if the refusal names none. */
  param?: string;
  location?: string;
}

/** A refusal of a call, with its values as {placeholders}. */
export function toShownRefusal(refusal: CallRefusal): ShownRefusal {
  const field = typeof refusal === 'string' ? undefined : refusal;
  const code = typeof refusal === 'string' ? refusal : refusal.code;
  const entry: { status: number; values?: readonly string[] } = REFUSALS[code];
  const values = (entry.values ?? []).map((name) => (name === 'name' && field ? field.param : `{${name}}`));
  return {
    code,
    status: entry.status,
    text: writeRefusal(code, values),
    values,
    ...(field && { param: field.param, location: field.location ?? 'body' }),
  };
}

/** The response body of a refusal: a `fieldRefusalAnswer` if it names a field, otherwise a `refusalAnswer`. */
export function composeRefusal(refusal: ShownRefusal, value = '…'): object {
  const { status, code, text, values, param, location } = refusal;
  const codeAndValues = { code, ...(values.length > 0 && { values }) };
  if (param === undefined)
    return { statusMsg: status >= 500 ? 'error' : 'fail', message: text, ...codeAndValues };
  const message = writeFieldMessage(code, text);
  return { statusMsg: 'fail', message, errors: { value, msg: text, param, location }, ...codeAndValues };
}

/** The notes on a call; for a staff call also the permission and the proof that it needs. */
function describeNotes({ notes, permission, isProofNeeded }: ServedCall) {
  const sentences = [
    ...(permission ? [`Needs the permission ${permission}${isProofNeeded ? ' and a proof' : ''}.`] : []),
    ...(notes ? [notes] : []),
  ];
  return sentences.length > 0 && { description: sentences.join(' ') };
}

function describeQuery({ name, description, type = 'string', isRepeatable, example }: CallParameter) {
  const schema = isRepeatable ? { type: 'array', items: { type } } : { type };
  return {
    name,
    in: 'query',
    description,
    schema,
    ...(isRepeatable && { style: 'form', explode: true }),
    ...(example !== undefined && { example }),
  };
}

const describeParam = ([name, description]: [string, string]) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string', ...(name !== 'token' && { pattern: '^[0-9a-fA-F]{24}$' }) },
});

/** The request body of a call, with its fields explained. */
export function describeRequest({ request, fields = {} }: ServedCall): JsonSchema | undefined {
  if (!request) return undefined;
  const schema = describeSchema(request);
  const properties = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    fields[name] ? { ...field, description: fields[name] } : field,
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** The body of a call that takes a file. */
const describeUpload = (types: readonly string[]) => ({
  required: true,
  content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
});

const describeJson = (schema: JsonSchema, example: object) => ({
  'application/json': { schema, ...example },
});

function describeRefusals(errors: ShownRefusal[]) {
  const schemas = [
    ...(errors.some(({ param }) => param === undefined) ? [referTo('Refusal')] : []),
    ...(errors.some(({ param }) => param !== undefined) ? [referTo('FieldRefusal')] : []),
  ];
  const [only = referTo('Refusal'), ...more] = schemas;
  const examples = Object.fromEntries(errors.map((error) => [error.code, { value: composeRefusal(error) }]));
  return {
    description: errors.map(({ text }) => text.trim()).join(' · '),
    content: describeJson(more.length > 0 ? { anyOf: schemas } : only, { examples }),
  };
}

/** The content of a success: JSON, a file, or nothing. */
function describeSuccess({ answer, file, samples }: ServedCall) {
  if (file) return { content: { [file]: { schema: { type: 'string' } } } };
  const schema = answer && describeSchema(answer);
  return schema && { content: describeJson(schema, { example: composeExample(schema, samples) }) };
}

function describeResponses(call: ServedCall) {
  const { status, refusals } = call;
  const errors = refusals.map(toShownRefusal);
  const statuses = [...new Set(errors.map((error) => error.status))].filter((one) => one !== status).sort();
  return {
    [status]: { description: status < 400 ? 'Success' : 'Refused', ...describeSuccess(call) },
    ...Object.fromEntries(
      statuses.map((one) => [one, describeRefusals(errors.filter((error) => error.status === one))]),
    ),
    default: { $ref: '#/components/responses/Unexpected' },
  };
}

/** How the sender of a call authenticates. API keys can't make calls about the member's own account, or calls that need
 *  a proof of identity. */
const SECURITY_BY_AUDIENCE: Record<Audience, (call: ServedCall) => object[]> = {
  everyone: () => [],
  shopper: () => [{ token: [] }],
  staff: ({ permission, isProofNeeded }) =>
    permission === 'self' || isProofNeeded ? [{ session: [] }] : [{ session: [] }, { key: [] }],
};

function describeCall(call: ServedCall) {
  const parameters = [
    ...Object.entries(call.params ?? {}).map(describeParam),
    ...call.query.map(describeQuery),
  ];
  const body = describeRequest(call);
  return {
    operationId: call.id,
    tags: [call.tag],
    summary: call.summary,
    ...describeNotes(call),
    security: SECURITY_BY_AUDIENCE[call.audience](call),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: describeJson(body, { example: composeExample(body, call.samples) }),
      },
    }),
    ...(call.upload && { requestBody: describeUpload(call.upload) }),
    responses: describeResponses(call),
  };
}

interface DescribedApi<Schemes extends object> {
  calls: readonly ServedCall[];
  title: string;
  description: string;
  securitySchemes: Schemes;
}

const SCHEMA_REFERENCE = /"#\/components\/schemas\/(\w+)"/g;

/** The named schemas that a document refers to, directly or through other schemas. */
function pickUsed(paths: object): Record<string, JsonSchema> {
  const used = new Set<string>();
  function visit(part: unknown) {
    for (const [, name = ''] of JSON.stringify(part).matchAll(SCHEMA_REFERENCE)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(components[name]);
    }
  }
  visit([paths, referTo('Refusal')]);
  return Object.fromEntries(Object.entries(components).filter(([name]) => used.has(name)));
}

const SHOPPERS_API = {
  calls: CALLS,
  title: 'API',
  description: 'The shop as an API: catalogue, account, cart, wish list, addresses, orders and reviews.',
  securitySchemes: {
    token: {
      type: 'apiKey',
      in: 'header',
      name: 'token',
      description: 'The token that sign-up and sign-in answer, as it is: without Bearer.',
    },
  },
};

const STAFF_API = {
  calls: STAFF_CALLS,
  title: 'API for the staff',
  description: 'What the staff do at the counter, for programs with an API key.',
  securitySchemes: {
    key: { type: 'http', scheme: 'bearer', description: 'An API key: msk_ and 43 characters.' },
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-staff',
      description: 'The cookie that signing in sets. Changes also need the Origin of the shop.',
    },
  },
};

export const describeApi = (shop: string) => describeCalls(shop, SHOPPERS_API);
export const describeStaffApi = (shop: string) => describeCalls(shop, STAFF_API);

function describeCalls<Schemes extends object>(shop: string, api: DescribedApi<Schemes>) {
  const { calls, title, description, securitySchemes } = api;
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    paths[pathOf(call)] = { ...paths[pathOf(call)], [call.method.toLowerCase()]: describeCall(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${shop} ${title}`,
      version: '1.0.0',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: pickUsed(paths),
      responses: {
        Unexpected: {
          description: 'Any other error.',
          content: describeJson(referTo('Refusal'), {}),
        },
      },
      securitySchemes,
    },
  };
}
