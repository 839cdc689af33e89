import { readQueryValues } from '#api/platform/http/list-query.ts';

const ALWAYS = new Set(['_id', 'id']);

/** The part of a document that `fields=title,price` or `fields=-description` asks for; the ids always stay. */
export function selectFields(
  query: URLSearchParams,
): <Document extends object>(document: Document) => Document {
  const asked = readQueryValues(query, ['fields']);
  if (asked.length === 0) return (document) => document;
  const left = new Set(asked.filter((name) => name.startsWith('-')).map((name) => name.slice(1)));
  const kept = new Set(asked.filter((name) => !name.startsWith('-')));
  const isShown = (name: string) =>
    ALWAYS.has(name) || (!left.has(name) && (kept.size === 0 || kept.has(name)));
  // Whoever asks for less knows that it is less; for everybody else the type holds.
  return <Document extends object>(document: Document) =>
    Object.fromEntries(Object.entries(document).filter(([name]) => isShown(name))) as Document;
}
