import type { Review } from '#contract/reviews/answers.ts';

/** The fields of a review that a screen needs. Pages contain no other fields, to keep them small. */
export interface ShownReview {
  id: string;
  author: string;
  rating: number;
  text: string;
  isPurchased: boolean;
  /** Whether it is an example review of the demo catalogue. */
  isDemo?: true;
  /** Such as 2026-10-30; empty if unknown. */
  day: string;
  /** The shop's answer. */
  answer?: { text: string; day: string };
}

export function toShownReview({
  _id,
  user,
  rating,
  review,
  isPurchased,
  isDemo,
  createdAt = '',
  answer,
  answeredAt = '',
}: Review): ShownReview {
  return {
    id: _id,
    author: user?.name ?? '',
    rating,
    text: review ?? '',
    isPurchased: isPurchased === true,
    ...(isDemo && { isDemo }),
    day: createdAt.slice(0, 10),
    ...(answer && { answer: { text: answer, day: answeredAt.slice(0, 10) } }),
  };
}
