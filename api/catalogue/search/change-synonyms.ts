/** Changes to the synonyms by the operator. */
import { changeTaxonomy } from '#api/catalogue/taxonomy.ts';
import { asc, eq } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { synonyms } from '#api/schema/search.ts';
import { splitWords } from './words.ts';

/** Thrown if a change is invalid; the message is for the operator. */
export class SynonymsRefused extends Error {}

const sameAs = (text: string) => (other: string) =>
  splitWords(text).join(' ') === splitWords(other).join(' ');

/** Lists all groups, the oldest first. */
export const listSynonyms = (db: Database | Transaction) =>
  db.select().from(synonyms).orderBy(asc(synonyms.id));

/** Lets a search for the first word also find the others, but not the reverse. Replaces its former one-way synonyms. */
export function setOneWaySynonyms(db: Database, words: string[]): Promise<string[]> {
  refuseWordless(words);
  const [first = ''] = words;
  return changeTaxonomy(db, async (tx) => {
    const known = (await listSynonyms(tx)).find(
      (group) => group.isOneWay && sameAs(first)(group.words[0] ?? ''),
    );
    if (known) await tx.update(synonyms).set({ words }).where(eq(synonyms.id, known.id));
    else await tx.insert(synonyms).values({ words, isOneWay: true });
    return words;
  });
}

function refuseWordless(words: string[]): void {
  const wordless = words.find((word) => splitWords(word).length === 0);
  if (wordless !== undefined) throw new SynonymsRefused(`'${wordless}' has no letters or digits.`);
}

/** Makes words synonyms: adds them to the group that has one of them, or to a new one. Returns the whole group. */
export function addSynonyms(db: Database, words: string[]): Promise<string[]> {
  refuseWordless(words);
  return changeTaxonomy(db, async (tx) => {
    const groups = (await listSynonyms(tx)).filter(
      (group) => !group.isOneWay && group.words.some((known) => words.some(sameAs(known))),
    );
    const [group, other] = groups;
    if (group && other)
      throw new SynonymsRefused(
        `These are in two groups already (${group.words.join(', ')} – and – ${other.words.join(', ')}): remove a word from one of them first.`,
      );
    const known = group?.words ?? [];
    const all = [...known, ...words.filter((word) => !known.some(sameAs(word)))];
    if (all.length < 2) throw new SynonymsRefused('Synonyms are two words at least.');
    if (group) await tx.update(synonyms).set({ words: all }).where(eq(synonyms.id, group.id));
    else await tx.insert(synonyms).values({ words: all });
    return all;
  });
}

/**
 * Removes a word from its group, and the group if only one word is left. Without a group, removes the word's one-way
 * synonyms. Returns the words that are left in the group.
 */
export function removeSynonym(db: Database, word: string): Promise<string[]> {
  return changeTaxonomy(db, async (tx) => {
    const groups = await listSynonyms(tx);
    const group =
      groups.find(({ words, isOneWay }) => !isOneWay && words.some(sameAs(word))) ??
      groups.find(({ words, isOneWay }) => isOneWay && sameAs(word)(words[0] ?? ''));
    if (!group) throw new SynonymsRefused(`'${word}' has no synonyms.`);
    const left = group.isOneWay ? [] : group.words.filter((known) => !sameAs(word)(known));
    if (left.length > 1) await tx.update(synonyms).set({ words: left }).where(eq(synonyms.id, group.id));
    else await tx.delete(synonyms).where(eq(synonyms.id, group.id));
    return left.length > 1 ? left : [];
  });
}
