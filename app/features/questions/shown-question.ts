import type { Question } from '#contract/questions/calls.ts';

/** The fields of a question that a screen needs. Pages contain no other fields, to keep them small. */
interface ShownQuestion {
  id: string;
  question: string;
  answer: string;
  /** The day of the answer, such as 2026-10-30. */
  day: string;
}

/** The newest answered questions, and the number of all. */
export interface ShownQuestions {
  listed: ShownQuestion[];
  total: number;
}

export const toShownQuestions = (found: { data: Question[]; results: number }): ShownQuestions => ({
  listed: found.data.map(({ _id, question, answer, answeredAt }) => ({
    id: _id,
    question,
    answer,
    day: answeredAt.slice(0, 10),
  })),
  total: found.results,
});
