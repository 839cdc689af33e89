/** Mentions of colleagues in a text, written as @Name. */
import type { Colleague } from '#contract/mentions/calls.ts';

const MAX_QUERY_LENGTH = 40;

/** Finds the mention being typed: the position of the @ before the caret, and the text between them. */
export function findTyped(text: string, caret: number): { at: number; query: string } | undefined {
  const before = text.slice(0, caret);
  const at = before.lastIndexOf('@');
  if (at < 0 || /[\p{L}\p{N}]/u.test(before[at - 1] ?? '')) return undefined;
  const query = before.slice(at + 1);
  return query.includes('\n') || query.length > MAX_QUERY_LENGTH ? undefined : { at, query };
}

/** Colleagues with a name part that begins with the typed text. */
export function matchColleagues(colleagues: readonly Colleague[], query: string): Colleague[] {
  const typed = query.toLocaleLowerCase();
  return colleagues.filter(({ name }) => ` ${name.toLocaleLowerCase()}`.includes(` ${typed}`));
}

/**
 * The colleagues whom a text mentions. If several have the same name, only those chosen from the suggestions count; if
 * none was chosen, all of them. Longer names match first, because they may begin with a shorter one.
 */
export function listMentioned(
  text: string,
  colleagues: readonly Colleague[],
  chosen: ReadonlySet<string>,
): Colleague[] {
  const named = Map.groupBy(colleagues, ({ name }) => name);
  let rest = text;
  return [...named.keys()]
    .sort((one, other) => other.length - one.length)
    .flatMap((name) => {
      if (!rest.includes(`@${name}`)) return [];
      rest = rest.replaceAll(`@${name}`, '');
      const all = named.get(name) ?? [];
      const wanted = all.filter(({ id }) => chosen.has(id));
      return wanted.length > 0 ? wanted : all;
    });
}

/** Splits a text at the mentions of these names, so that mentions can be highlighted. */
export function splitAtMentions(
  text: string,
  names: readonly string[],
): { text: string; isMention: boolean }[] {
  const escaped = [...names]
    .sort((one, other) => other.length - one.length)
    .map((name) => RegExp.escape(`@${name}`));
  if (escaped.length === 0) return [{ text, isMention: false }];
  return text
    .split(new RegExp(`(${escaped.join('|')})`))
    .map((part, index) => ({ text: part, isMention: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
