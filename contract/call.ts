/** A call as a client sends it: its method, path and answer. Its full specification is in api-call.ts. */
import type * as v from 'valibot';
import type { Permission } from './staff/permissions.ts';

export type Audience = 'everyone' | 'shopper' | 'staff';

interface CallShape {
  /** GET by default. */
  method?: 'POST' | 'PUT' | 'DELETE';
  /** The path with its {parameters}, relative to a base path such as /api/v1. */
  path: string;
  /**
   * Who may send the call; everyone by default. Shoppers send the session token, staff the cookie of their session or an
   * API key.
   */
  audience?: Audience;
  permission?: Permission;
  /** Whether the member of staff must have proved their identity within the last few minutes. */
  isProofNeeded?: boolean;
  /** The schema of a successful response's body; absent if there is no body. */
  answer?: v.GenericSchema;
}

interface PublicCall extends CallShape {
  audience?: 'everyone' | 'shopper';
  permission?: never;
  isProofNeeded?: never;
}

interface StaffCall extends CallShape {
  audience: 'staff';
  permission: Permission;
}

export type Call = PublicCall | StaffCall;

/** The types of a call's body and query. */
interface Sent {
  body?: v.GenericSchema;
  query?: object;
}

declare const sent: unique symbol;
export type Sends<What extends Sent> = { readonly [sent]?: What };

/**
 * Defines a call. The body's schema is given as a type, so that it never reaches a browser:
 * `defineCall<{ body: typeof countRequest }>()({ method: 'PUT', path: '/cart/{productId}', … })`.
 */
export function defineCall<What extends Sent = Record<never, never>>() {
  return <const Wire extends Call>(call: Wire): Wire & Sends<What> => call;
}

/** The names of the {parameters} in a path. */
export type ParametersIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersIn<Rest>
  : never;
type SentBy<C> = C extends Sends<infer What> ? What : never;
/** The schema of a call's body: undefined if it has none, unknown if the call was not made by `defineCall`. */
export type SentSchemaOf<C> = typeof sent extends keyof C
  ? SentBy<C> extends { body: infer Schema }
    ? Schema
    : undefined
  : unknown;
type Body<What> = What extends { body: infer Schema extends v.GenericSchema }
  ? { body: v.InferInput<Schema> }
  : unknown;
type Query<What> = What extends { query: infer Names } ? { query?: Names | undefined } : unknown;

/** The input of a call: the path's parameters, the body and the query. */
export type InputOf<C extends Call> = { [Name in ParametersIn<C['path']>]: string } & Body<SentBy<C>> &
  Query<SentBy<C>>;

/** The parsed answer of a success. */
export type AnswerOf<C extends Call> = C extends { answer: infer Schema extends v.GenericSchema }
  ? v.InferOutput<Schema>
  : undefined;
