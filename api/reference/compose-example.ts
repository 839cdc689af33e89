import { SAMPLES, sampleByName } from './samples.ts';
import { type JsonSchema, resolveSchema } from './schemas.ts';

interface Place {
  key: string;
  /** The parent field of the object. */
  parent: string;
  /** The name of the object's schema. */
  schemaName: string;
}

const findSampleName = ({ key, parent, schemaName }: Place) =>
  [`${parent}.${key}`, `${schemaName}.${key}`, key].find((name) => Object.hasOwn(SAMPLES, name));

/** Composes an example from a schema. `own` values override the common samples; undefined leaves a field out. */
export function composeExample(schema: JsonSchema, own: Record<string, unknown> = {}): unknown {
  function isLeftOut(place: Place): boolean {
    if (Object.hasOwn(own, place.key)) return own[place.key] === undefined;
    // Leaves these fields out unless the call's own samples have them.
    if (['message', 'results'].includes(place.key)) return true;
    const name = findSampleName(place);
    return name !== undefined && SAMPLES[name] === undefined;
  }

  function composeObject(schema: JsonSchema, parent: string, schemaName: string): object {
    const required = new Set(schema.required);
    const fields = Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
      const place = { key, parent, schemaName };
      if (!required.has(key) && isLeftOut(place)) return [];
      const sample = Object.hasOwn(own, key) ? own[key] : SAMPLES[findSampleName(place) ?? ''];
      return [[key, compose(field, key, sample)]];
    });
    return Object.fromEntries(fields);
  }

  function compose(given: JsonSchema, key: string, sample?: unknown): unknown {
    if (given.anyOf) {
      const option = given.anyOf.find(({ type }) => (type === 'null') === (sample === null));
      return compose(option ?? {}, key, sample);
    }
    const { name = '', schema } = resolveSchema(given);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum && !schema.enum.includes(sample)) return schema.enum[0];
    if (Array.isArray(sample)) return sample;
    if (schema.type === 'object') return composeObject(schema, key, name);
    if (schema.items) return [compose(schema.items, key, sample)];
    const value = sample === undefined ? sampleByName(key) : sample;
    if (value === undefined) throw new Error(`examples have no value for ${key}`);
    return value;
  }

  return compose(schema, '');
}
