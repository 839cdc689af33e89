import { useState } from 'react';
import * as v from 'valibot';
import { readStored, store } from '#counter/i18n/storage.ts';

/** Parses what was stored; undefined if it is missing, broken or of an older kind. */
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

/** State that this device keeps. */
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
