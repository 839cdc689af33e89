import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { fieldRefusalAnswer, refusalAnswer } from '#contract/refusal-answers.ts';
import { composeExample } from './compose-example.ts';
import { composeRefusal, describeApi, describeRequest, pathOf, toShownRefusal } from './openapi.ts';
import { describeSchema } from './schemas.ts';

interface Operation {
  operationId: string;
  tags: string[];
  security: object[];
  parameters?: { name: string; in: string; required?: boolean }[];
  responses: Record<string, unknown>;
}

const api = describeApi();
const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
);

function findRefs(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : findRefs(inner),
  );
}

function follow(ref: string): unknown {
  let place: unknown = api;
  for (const step of ref.replace(/^#\//, '').split('/')) {
    place = typeof place === 'object' && place !== null ? Reflect.get(place, step) : undefined;
  }
  return place;
}

describe('the OpenAPI document', () => {
  test('every reference can be resolved within it', () => {
    const refs = new Set(findRefs(api));
    expect(refs.size).toBeGreaterThan(10);
    for (const ref of refs) expect(follow(ref), ref).toBeTypeOf('object');
  });

  test('every named schema is used', () => {
    const used = new Set(findRefs(api));
    const unused = Object.keys(api.components.schemas).filter(
      (name) => !used.has(`#/components/schemas/${name}`),
    );
    expect(unused).toEqual([]);
  });

  test('has one operation for each call, each with a name of its own', () => {
    expect(operations).toHaveLength(CALLS.length);
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  test('declares the parameters of every path, and only those', () => {
    for (const { path, operation } of operations) {
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(
        declared.map(({ name }) => name),
        path,
      ).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
      expect(declared.every(({ required }) => required)).toBe(true);
    }
  });

  test('names no parameter twice in a call', () => {
    for (const { path, operation } of operations) {
      const names = (operation.parameters ?? []).map((parameter) => `${parameter.in} ${parameter.name}`);
      expect(new Set(names).size, path).toBe(names.length);
    }
  });

  test('requires the header token exactly for the calls that need a token', () => {
    expect(api.components.securitySchemes.token).toMatchObject({
      type: 'apiKey',
      in: 'header',
      name: 'token',
    });
    for (const { operation } of operations) {
      const call = CALLS.find(({ id }) => id === operation.operationId);
      expect(operation.security.length > 0, operation.operationId).toBe(call?.audience === 'shopper');
    }
  });

  test('survives conversion to JSON unchanged', () => {
    expect(JSON.parse(JSON.stringify(api))).toEqual(api);
  });
});

describe('the calls', () => {
  test.each(CALLS.map((call) => [`${call.method} ${pathOf(call)}`, call] as const))('%s', (_, call) => {
    expect(call.summary).toMatch(/^[A-Z].*\.$/);
    // Every call that needs a token, and no other, refuses an invalid token.
    expect(call.refusals.includes('invalid-token')).toBe(call.audience === 'shopper');
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
  });
});
