import type { Api } from '#api/dependencies.ts';
import { cardOf } from './lists/facts.ts';
import { compareMatches, readMatches } from './lists/list-matches.ts';
import { presentGroupDocument, type View } from './present.ts';
import { idIn, lexeme } from './search/document.ts';
import type { Part } from './search/understand.ts';

const MOST_PRODUCTS = 6;
const MOST_GROUPS = 3;
// Enough to find the best of each family among.
const MOST_MATCHES = 40;

const namesOf = (part: Part | undefined) => new Set([...(part?.named ?? []), ...(part?.namedBegun ?? [])]);

/** What every word of a query is a name of. */
function findNamed(parts: Part[]): Set<string> {
  return parts.slice(1).reduce((found, part) => found.intersection(namesOf(part)), namesOf(parts[0]));
}

/** What somebody may mean who is still typing: the ids of products, and categories and brands. */
export async function suggest(api: Pick<Api, 'db' | 'search'>, typed: string, view: View) {
  const understood = await api.search.understand(typed);
  const found = await api.search.find(understood, MOST_MATCHES);
  const { rows } = await readMatches(api.db, found, { most: MOST_MATCHES });
  const sorted = rows.toSorted(compareMatches);
  const cards = new Map(sorted.toReversed().map((row) => [cardOf(row), row]));
  const named = findNamed(understood.parts);
  const pick = <Row extends { id: string; position: number }>(
    rows: Map<string, Row>,
    toLexeme: (id: string) => string,
  ) =>
    [...named]
      .flatMap((one) => rows.get(idIn(one)) ?? [])
      .filter(({ id }) => named.has(toLexeme(id)))
      .toSorted((a, b) => a.position - b.position)
      .slice(0, MOST_GROUPS);
  return {
    ids: [...cards.values()]
      .reverse()
      .slice(0, MOST_PRODUCTS)
      .map(({ id }) => id),
    categories: pick(view.taxonomy.categories, lexeme.category).map((row) => presentGroupDocument(row, view)),
    brands: pick(view.taxonomy.brands, lexeme.brand).map((row) => presentGroupDocument(row, view)),
    corrected: understood.corrected,
  };
}
