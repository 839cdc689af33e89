import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CALLS, STAFF_CALLS } from '#contract/calls.ts';
import { fieldRefusalAnswer, refusalAnswer } from '#contract/refusal-answers.ts';
import { composeExample } from './compose-example.ts';
import {
  composeRefusal,
  describeApi,
  describeRequest,
  describeStaffApi,
  pathOf,
  toShownRefusal,
} from './openapi.ts';
import { describeSchema } from './schemas.ts';

interface Operation {
  operationId: string;
  tags: string[];
  security: object[];
  parameters?: { name: string; in: string; required?: boolean }[];
  responses: Record<string, unknown>;
}

const listOperations = (paths: Record<string, Record<string, object>>) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation: operation as Operation,
    })),
  );

function findRefs(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : findRefs(inner),
  );
}

function follow(api: object, ref: string): unknown {
  let place: unknown = api;
  for (const step of ref.replace(/^#\//, '').split('/')) {
    place = typeof place === 'object' && place !== null ? Reflect.get(place, step) : undefined;
  }
  return place;
}

describe.each([
  ['of the shop', describeApi('My Store'), CALLS],
  ['for the staff', describeStaffApi('My Store'), STAFF_CALLS],
])('the OpenAPI document %s', (_, api, calls) => {
  const operations = listOperations(api.paths);

  test('every reference resolves within the document', () => {
    const refs = new Set(findRefs(api));
    expect(refs.size).toBeGreaterThan(2);
    for (const ref of refs) expect(follow(api, ref), ref).toBeTypeOf('object');
  });

  test('every named schema is used', () => {
    const used = new Set(findRefs(api));
    const unused = Object.keys(api.components.schemas).filter(
      (name) => !used.has(`#/components/schemas/${name}`),
    );
    expect(unused).toEqual([]);
  });

  test('has one operation with a unique id for each call', () => {
    expect(operations).toHaveLength(calls.length);
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  test('declares exactly the path parameters that each path contains', () => {
    for (const { path, operation } of operations) {
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(
        declared.map(({ name }) => name),
        path,
      ).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
      expect(declared.every(({ required }) => required)).toBe(true);
    }
  });

  test('declares each parameter of a call once', () => {
    for (const { path, operation } of operations) {
      const names = (operation.parameters ?? []).map((parameter) => `${parameter.in} ${parameter.name}`);
      expect(new Set(names).size, path).toBe(names.length);
    }
  });

  test('requires authentication for every call that is not public, and for no other', () => {
    for (const { operation } of operations) {
      const call = calls.find(({ id }) => id === operation.operationId);
      expect(operation.security.length > 0, operation.operationId).toBe(call?.audience !== 'everyone');
      for (const name of operation.security.flatMap(Object.keys))
        expect(Object.keys(api.components.securitySchemes)).toContain(name);
    }
  });

  test('survives conversion to JSON unchanged', () => {
    expect(JSON.parse(JSON.stringify(api))).toEqual(api);
  });
});

test('shoppers’ calls authenticate by the `token` header', () => {
  expect(describeApi('My Store').components.securitySchemes).toMatchObject({
    token: { type: 'apiKey', in: 'header', name: 'token' },
  });
});

describe('each call has a summary, its refusals and a valid example', () => {
  test.each([...CALLS, ...STAFF_CALLS].map((call) => [`${call.method} ${pathOf(call)}`, call] as const))(
    '%s',
    (_, call) => {
      expect(call.summary).toMatch(/^[A-Z].*\.$/);
      // Every call that needs a token, and no other, refuses an invalid token.
      expect(call.refusals.includes('invalid-token')).toBe(call.audience === 'shopper');
      expect(call.refusals.includes('staff-signed-out')).toBe(call.audience === 'staff');
      if (call.answer) {
        const example = composeExample(describeSchema(call.answer), call.samples);
        expect(v.safeParse(call.answer, example).issues, JSON.stringify(example)).toBeUndefined();
      }
      const body = describeRequest(call);
      if (call.request && body) {
        const example = composeExample(body, call.samples);
        expect(v.safeParse(call.request, example).issues, JSON.stringify(example)).toBeUndefined();
        const fields = Object.keys(body.properties ?? {});
        expect(fields).toEqual(expect.arrayContaining(Object.keys(call.fields ?? {})));
      }
      for (const refusal of call.refusals.map(toShownRefusal)) {
        const shape = refusal.param === undefined ? refusalAnswer : fieldRefusalAnswer;
        expect(v.is(shape, composeRefusal(refusal))).toBe(true);
      }
    },
  );
});
