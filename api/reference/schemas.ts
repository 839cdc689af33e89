/** The contract's schemas as JSON Schema. Schemas that many calls share are named definitions. */
import { type OverrideActionContext, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { address } from '#contract/account/address-book.ts';
import { publicUser, tokenPayload } from '#contract/account/answers.ts';
import { profile } from '#contract/account/profile.ts';
import { addedCart, cart, cartLine, cartProduct } from '#contract/cart/answers.ts';
import { category, product, subcategory } from '#contract/catalogue/answers.ts';
import { listMetadata } from '#contract/envelope.ts';
import { placedOrder, shopper } from '#contract/orders/answers.ts';
import { order, trackedOrder } from '#contract/orders/listed.ts';
import { shippingAddress } from '#contract/orders/requests.ts';
import { briefOrder, staffOrder } from '#contract/orders/staff-answers.ts';
import { briefReturn, staffReturn } from '#contract/orders/staff-return-answers.ts';
import { fieldRefusalAnswer, refusalAnswer } from '#contract/refusal-answers.ts';
import { review, writtenReview } from '#contract/reviews/answers.ts';
import { auditEntry } from '#contract/staff/audit-calls.ts';

/** The part of JSON Schema that our schemas use. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  [keyword: string]: unknown;
}

const NAMED_SCHEMAS = {
  // Also used for brands, which have the same shape.
  Category: category,
  Subcategory: subcategory,
  Product: product,
  Review: review,
  WrittenReview: writtenReview,
  ListMetadata: listMetadata,
  CartProduct: cartProduct,
  CartLine: cartLine,
  Cart: cart,
  AddedCart: addedCart,
  User: publicUser,
  Profile: profile,
  TokenPayload: tokenPayload,
  Address: address,
  ShippingAddress: shippingAddress,
  Shopper: shopper,
  Order: order,
  PlacedOrder: placedOrder,
  TrackedOrder: trackedOrder,
  AuditEntry: auditEntry,
  BriefStaffOrder: briefOrder,
  StaffOrder: staffOrder,
  BriefStaffReturn: briefReturn,
  StaffReturn: staffReturn,
  Refusal: refusalAnswer,
  FieldRefusal: fieldRefusalAnswer,
};
const REFERENCE_PREFIX = '#/components/schemas/';

const config = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  definitions: NAMED_SCHEMAS,
  // Leaves out case-insensitive patterns: JSON Schema has no such flag, and without it they would refuse valid values.
  overrideAction: ({ valibotAction: action, jsonSchema }: OverrideActionContext) =>
    'requirement' in action && action.requirement instanceof RegExp && action.requirement.ignoreCase
      ? jsonSchema
      : undefined,
  overrideRef: ({ referenceId }: { referenceId: string }) => REFERENCE_PREFIX + referenceId,
} as const;

/** Drops defaults, and null in fields with a default: both exist only to parse the answers of other providers. */
function dropDefaults(schema: JsonSchema): JsonSchema {
  const { default: given, $schema, $defs, ...rest } = schema;
  if (given !== undefined && rest.anyOf?.[0]) return dropDefaults(rest.anyOf[0]);
  return {
    ...rest,
    ...(rest.properties && {
      properties: Object.fromEntries(
        Object.entries(rest.properties).map(([name, value]) => [name, dropDefaults(value)]),
      ),
    }),
    ...(rest.items && { items: dropDefaults(rest.items) }),
    ...(rest.anyOf && { anyOf: rest.anyOf.map(dropDefaults) }),
  };
}

/** The named schemas, as components of an OpenAPI document. */
export const components: Record<string, JsonSchema> = Object.fromEntries(
  Object.entries(toJsonSchemaDefs(NAMED_SCHEMAS, config)).map(([name, schema]) => [
    name,
    dropDefaults(schema as JsonSchema),
  ]),
);

export const referTo = (name: keyof typeof NAMED_SCHEMAS): JsonSchema => ({ $ref: REFERENCE_PREFIX + name });

/** Converts a schema to JSON Schema, with references to the named schemas. */
export function describeSchema(schema: v.GenericSchema): JsonSchema {
  return dropDefaults(toJsonSchema(schema, config) as JsonSchema);
}

/** Follows a schema's `$ref` and returns the named schema; a schema without `$ref` is returned as it is. */
export function resolveSchema(schema: JsonSchema): { name?: string; schema: JsonSchema } {
  if (!schema.$ref) return { schema };
  const name = schema.$ref.slice(REFERENCE_PREFIX.length);
  const found = components[name];
  if (!found) throw new Error(`no schema is named ${name}`);
  return { name, schema: found };
}
