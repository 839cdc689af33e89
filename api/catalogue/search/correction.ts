import type { Candidates } from './find-candidates.ts';
import type { ParsedQuery } from './parse-query.ts';

/** How a search differs from what was typed. */
export interface Correction {
  /** What was searched for instead. */
  corrected: string;
  /** The typed words that the search left out. */
  leftOut: string | undefined;
}

/** Describes how a search differs from what was typed; undefined if it does not. */
export function describeCorrection(
  parsed: ParsedQuery,
  { levels }: Pick<Candidates, 'levels'>,
): Correction | undefined {
  const partLeftOut = new Set(levels.at(-1)?.leftOut);
  const leftOut = [...parsed.leftOut, ...partLeftOut];
  const searched = parsed.parts.flatMap(({ words }) => words).filter((word) => !partLeftOut.has(word));
  if (searched.length === 0 || (!parsed.isCorrected && leftOut.length === 0)) return undefined;
  return { corrected: searched.join(' '), leftOut: leftOut.join(' ') || undefined };
}
