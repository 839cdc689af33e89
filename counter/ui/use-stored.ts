import { useState } from 'react';
import * as v from 'valibot';
import { readStored, store } from '#counter/i18n/storage.ts';

/** Parses a stored value. Undefined if it is missing, invalid, or does not match the schema. */
function parseStored<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string | null,
): v.InferOutput<Schema> | undefined {
  try {
    return v.parse(schema, JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

/** State in this device's local storage. */
export function useStored<Schema extends v.GenericSchema>(
  key: string,
  schema: Schema,
  fallback: v.InferOutput<Schema>,
) {
  const [value, setValue] = useState<v.InferOutput<Schema>>(
    () => parseStored(schema, readStored(key)) ?? fallback,
  );
  function keep(next: v.InferOutput<Schema>): void {
    setValue(next);
    store(key, JSON.stringify(next));
  }
  return [value, keep] as const;
}
