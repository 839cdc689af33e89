import type { Api } from '#api/dependencies.ts';
import { compareMatches, pickRepresentatives, readMatches } from './lists/list-matches.ts';
import { presentGroupDocument, type View } from './present.ts';
import { describeCorrection } from './search/correction.ts';
import { lexeme, readGroupId } from './search/document.ts';
import type { QueryPart } from './search/parse-query.ts';

const MAX_PRODUCTS = 6;
const MAX_GROUPS = 3;
// Enough to choose the best product of each family.
const MAX_MATCHES = 40;

const groupsOf = (part: QueryPart | undefined) =>
  new Set([...(part?.groups ?? []), ...(part?.prefixGroups ?? [])]);

/** Finds the lexemes of groups whose names match every part of a query. */
function findNamedGroups(parts: QueryPart[]): Set<string> {
  return parts.slice(1).reduce((found, part) => found.intersection(groupsOf(part)), groupsOf(parts[0]));
}

/** Suggests products (by id), categories and brands for a query that is still being typed. */
export async function suggest(api: Pick<Api, 'db' | 'search'>, typed: string, view: View) {
  const parsed = await api.search.parse(typed, { isTyping: true });
  const found = await api.search.find(parsed, MAX_MATCHES);
  const { rows } = await readMatches(api.db, found, { max: MAX_MATCHES });
  const cards = pickRepresentatives(rows.toSorted(compareMatches));
  const named = findNamedGroups(parsed.parts);
  const pick = <Row extends { id: string; position: number }>(
    rows: Map<string, Row>,
    toLexeme: (id: string) => string,
  ) =>
    [...named]
      .flatMap((one) => rows.get(readGroupId(one)) ?? [])
      .filter(({ id }) => named.has(toLexeme(id)))
      .toSorted((a, b) => a.position - b.position)
      .slice(0, MAX_GROUPS);
  return {
    ids: cards.slice(0, MAX_PRODUCTS).map(({ id }) => id),
    categories: pick(view.taxonomy.categories, lexeme.category).map((row) => presentGroupDocument(row, view)),
    brands: pick(view.taxonomy.brands, lexeme.brand).map((row) => presentGroupDocument(row, view)),
    correction: describeCorrection(parsed, found),
  };
}
