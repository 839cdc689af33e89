/** The form of a row of the call table, and what many rows share. */
import type * as v from 'valibot';
import { ERROR_TEXTS } from './error-texts.ts';

export type CallTag =
  | 'Products'
  | 'Categories and brands'
  | 'Reviews'
  | 'Account'
  | 'Cart'
  | 'Wish list'
  | 'Addresses'
  | 'Orders';

export interface CallParameter {
  name: string;
  description: string;
  type?: 'string' | 'integer' | 'number';
  /** Whether the key may be repeated, for several values. */
  isRepeatable?: boolean;
  example?: string | number;
}

export interface CallError {
  status: number;
  /** What the answer says: `message` in shape (a), `errors.msg` in shape (b). */
  text: string;
  /** The field of error shape (b); absent in shape (a). */
  param?: string;
  /** Where that field is; in the body if not said. */
  location?: 'body' | 'params' | 'query';
}

/** One call of the provider. */
export interface ApiCall {
  /** Unique, and a name for code that is generated from the table. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  version: 'v1' | 'v2';
  /** Below /api/{version}, with {parameters}. */
  path: string;
  tag: CallTag;
  /** One sentence. */
  summary: string;
  /** What else a client should know. */
  notes?: string;
  needsToken: boolean;
  /** What each {parameter} of the path names. */
  params?: Record<string, string>;
  query?: CallParameter[];
  request?: v.GenericSchema;
  /** What each field of the request may hold, where its name does not say it. */
  fields?: Record<string, string>;
  status: number;
  /** Absent where a success has no body. */
  answer?: v.GenericSchema;
  errors: CallError[];
  /** Values for the examples, by the name of their field; undefined leaves it out. */
  samples?: Record<string, unknown>;
}

export const TOKEN_ERRORS: CallError[] = [
  { status: 401, text: ERROR_TEXTS.notLoggedIn },
  { status: 401, text: ERROR_TEXTS.invalidToken },
  { status: 401, text: ERROR_TEXTS.expiredToken },
  { status: 401, text: ERROR_TEXTS.passwordChanged },
];
export const INVALID_ID: CallError = {
  status: 400,
  text: ERROR_TEXTS.invalidId,
  param: 'id',
  location: 'params',
};
export const NO_DOCUMENT: CallError = { status: 404, text: ERROR_TEXTS.noDocument('{id}') };
export const TOO_MANY: CallError = { status: 429, text: ERROR_TEXTS.tooManyTries('{n}') };

export const PAGE_PARAMETERS: CallParameter[] = [
  { name: 'page', type: 'integer', description: 'Which page, from 1.', example: 1 },
  {
    name: 'limit',
    type: 'integer',
    description: 'How many of them on a page: 40 if not said, 100 at most.',
    example: 40,
  },
];
export const PAGE_ERRORS: CallError[] = [
  { status: 400, text: ERROR_TEXTS.notWhole('page'), param: 'page', location: 'query' },
  { status: 400, text: ERROR_TEXTS.notWhole('limit'), param: 'limit', location: 'query' },
];
export const LANG_PARAMETER: CallParameter = {
  name: 'lang',
  description: 'ar answers titles, descriptions and names in Arabic; anything else, or nothing, in English.',
  example: 'ar',
};

/** The same call under both versions of the API. */
export const inBothVersions = (call: Omit<ApiCall, 'version'>): ApiCall[] => [
  { ...call, version: 'v1' },
  { ...call, version: 'v2', id: `${call.id}V2` },
];
