/** Describes the calls of the contract as an OpenAPI 3.1 document. */
import type { CallParameter, CallRefusal } from '#contract/api-call.ts';
import { CALLS, type ServedCall } from '#contract/calls.ts';
import { SHOP_NAME } from '#contract/constants.ts';
import { REFUSALS, type RefusalCode, writeFieldMessage, writeRefusal } from '#contract/refusals/refusals.ts';
import { composeExample } from './compose-example.ts';
import { components, describeSchema, type JsonSchema, refTo } from './schemas.ts';

export const pathOf = (call: ServedCall) => `/api/${call.version}${call.path}`;

/** A refusal as the reference shows it. */
export interface ShownRefusal {
  code: RefusalCode;
  status: number;
  text: string;
  values: string[];
  /** The field of error shape (b); absent in shape (a). */
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

/** A refusal as it is answered: shape (b) names a field, shape (a) does not. */
export function composeRefusal(refusal: ShownRefusal, value = '…'): object {
  const { status, code, text, values, param, location } = refusal;
  const codeAndValues = { code, ...(values.length > 0 && { values }) };
  if (param === undefined)
    return { statusMsg: status >= 500 ? 'error' : 'fail', message: text, ...codeAndValues };
  const message = writeFieldMessage(code, text);
  return { statusMsg: 'fail', message, errors: { value, msg: text, param, location }, ...codeAndValues };
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
  schema: { type: 'string', pattern: '^[0-9a-fA-F]{24}$' },
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

const asJson = (schema: JsonSchema, example: object) => ({ 'application/json': { schema, ...example } });

function describeRefusals(errors: ShownRefusal[]) {
  const schemas = [
    ...(errors.some(({ param }) => param === undefined) ? [refTo('Refusal')] : []),
    ...(errors.some(({ param }) => param !== undefined) ? [refTo('FieldRefusal')] : []),
  ];
  const [only = refTo('Refusal'), ...more] = schemas;
  const examples = Object.fromEntries(errors.map((error) => [error.code, { value: composeRefusal(error) }]));
  return {
    description: errors.map(({ text }) => text.trim()).join(' · '),
    content: asJson(more.length > 0 ? { anyOf: schemas } : only, { examples }),
  };
}

function describeResponses({ status, answer, refusals, samples }: ServedCall) {
  const errors = refusals.map(toShownRefusal);
  const statuses = [...new Set(errors.map((error) => error.status))].filter((one) => one !== status).sort();
  const schema = answer && describeSchema(answer);
  return {
    [status]: {
      description: status < 400 ? 'Success' : 'Refused',
      ...(schema && { content: asJson(schema, { example: composeExample(schema, samples) }) }),
    },
    ...Object.fromEntries(
      statuses.map((one) => [one, describeRefusals(errors.filter((error) => error.status === one))]),
    ),
    default: { $ref: '#/components/responses/Unexpected' },
  };
}

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
    ...(call.notes && { description: call.notes }),
    security: call.audience === 'shopper' ? [{ token: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: asJson(body, { example: composeExample(body, call.samples) }),
      },
    }),
    responses: describeResponses(call),
  };
}

/** Creates the OpenAPI document. */
export function describeApi() {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of CALLS) {
    paths[pathOf(call)] = { ...paths[pathOf(call)], [call.method.toLowerCase()]: describeCall(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${SHOP_NAME} API`,
      version: '1.0.0',
      description: 'The shop as an API: catalogue, account, cart, wish list, addresses, orders and reviews.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(CALLS.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: components,
      responses: {
        Unexpected: {
          description: 'Anything else that goes wrong, in error shape (a).',
          content: asJson(refTo('Refusal'), {}),
        },
      },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'token',
          description: 'The token that sign-up and sign-in answer, as it is: without Bearer.',
        },
      },
    },
  };
}
