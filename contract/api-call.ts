/** The full specification of a call, for the provider and its API reference. The storefront imports none of this. */
import type * as v from 'valibot';
import { type RefusalCode, SESSION_REFUSALS, TOKEN_REFUSALS } from '#contract/refusals/refusals.ts';
import type { Audience, Call, SentSchemaOf } from './call.ts';
import type { Permission } from './staff/permissions.ts';

/** The versions of the API for shoppers, and the API for the staff. */
export type ApiVersion = 'v1' | 'v2' | 'staff';

export type CallTag =
  | 'Products'
  | 'Pictures'
  | 'Categories and brands'
  | 'Reviews'
  | 'Questions'
  | 'Account'
  | 'Cart'
  | 'Wish list'
  | 'Stock alerts'
  | 'Addresses'
  | 'Orders'
  | 'Customers'
  | 'Money'
  | 'Staff sign-in'
  | 'Own account'
  | 'Staff'
  | 'Discounts'
  | 'Settings'
  | 'Audit log';

export interface CallParameter {
  name: string;
  description: string;
  type?: 'string' | 'integer' | 'number';
  /** Whether the parameter may be repeated. */
  isRepeatable?: boolean;
  example?: string | number;
}

/** A refusal that names a field; `location` is the body by default. */
export interface FieldRefusal {
  code: RefusalCode;
  param: string;
  location?: 'body' | 'params' | 'query';
}
export type CallRefusal = RefusalCode | FieldRefusal;

/** A call with everything that the provider and the API reference need. */
interface Specification {
  call: Call;
  tag: CallTag;
  /** By default `staff` for calls of the staff, `v1` for all others. */
  versions?: readonly ApiVersion[];
  /** A summary in one sentence. */
  summary: string;
  /** Further notes for clients. */
  notes?: string;
  /** Descriptions of the path's {parameters}. */
  params?: Record<string, string>;
  query?: readonly (CallParameter | readonly CallParameter[])[];
  request?: v.GenericSchema;
  /** The content types of a body that is a file, which the handler reads as a stream. */
  upload?: readonly string[];
  /** The content type of a successful response that is a file. */
  file?: string;
  /** Descriptions of the request's fields. */
  fields?: Record<string, string>;
  /** The status of a successful response; 200 by default. */
  status?: 200 | 201 | 204 | 400;
  /**
   * Without the refusals for a missing token or session, which every call of shoppers and staff gets automatically.
   */
  refusals?: readonly (CallRefusal | readonly CallRefusal[])[];
  /** Values for the API reference's examples, by field name; undefined leaves the field out. */
  samples?: Record<string, unknown>;
}

/** The full specification of any call. */
export interface ApiCall
  extends Pick<Call, 'path' | 'answer'>,
    Omit<Specification, 'call' | 'query' | 'refusals'> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  versions: readonly ApiVersion[];
  status: 200 | 201 | 204 | 400;
  audience: Audience;
  permission?: Permission;
  isProofNeeded?: boolean;
  query: CallParameter[];
  refusals: CallRefusal[];
}

/** The full specification with the types of the call's own path, request and answer. */
type SpecifiedCall<Entry extends Specification> = Omit<ApiCall, 'path' | 'answer' | 'request'> &
  Pick<Entry['call'], keyof Entry['call'] & ('path' | 'answer')> &
  Pick<Entry, keyof Entry & 'request'>;

function listGuardRefusals({ audience, isProofNeeded }: Call): readonly CallRefusal[] {
  if (audience === 'staff') return isProofNeeded ? [...SESSION_REFUSALS, 'proof-required'] : SESSION_REFUSALS;
  return audience === 'shopper' ? TOKEN_REFUSALS : [];
}

function complete({ call, refusals = [], query = [], ...spec }: Specification): ApiCall {
  return {
    method: 'GET',
    versions: [call.audience === 'staff' ? 'staff' : 'v1'],
    status: 200,
    audience: 'everyone',
    ...call,
    ...spec,
    refusals: [listGuardRefusals(call), refusals].flat(2),
    query: query.flat(),
  };
}

/** A compile-time check that an entry's request is the schema that its call was defined with. */
type MatchingRequest<Entry extends Specification> =
  SentSchemaOf<Entry['call']> extends infer Schema extends v.GenericSchema
    ? { request: Schema }
    : { request?: SentSchemaOf<Entry['call']> };

/**
 * Specifies the calls of a resource. Mark each use of this function as pure, so that bundlers can drop specifications.
 */
export function specifyCalls<const Entries extends Record<string, Specification>>(
  entries: Entries & { [Name in keyof Entries]: MatchingRequest<Entries[Name]> },
): { [Name in keyof Entries]: SpecifiedCall<Entries[Name]> } {
  const calls = Object.entries(entries).map(([name, entry]) => [name, complete(entry)]);
  return Object.fromEntries(calls);
}

export const PAGE_PARAMETERS: readonly CallParameter[] = [
  { name: 'page', type: 'integer', description: 'Which page, from 1.', example: 1 },
  {
    name: 'limit',
    type: 'integer',
    description: 'How many of them on a page: 40 if not said, 100 at most.',
    example: 40,
  },
];
export const PAGE_REFUSALS: readonly CallRefusal[] = [
  { code: 'not-whole', param: 'page', location: 'query' },
  { code: 'not-whole', param: 'limit', location: 'query' },
];
export const LANG_PARAMETER: CallParameter = {
  name: 'lang',
  description: 'ar answers titles, descriptions and names in Arabic; anything else, or nothing, in English.',
  example: 'ar',
};
export const INVALID_ID: FieldRefusal = { code: 'invalid-id', param: 'id', location: 'params' };
