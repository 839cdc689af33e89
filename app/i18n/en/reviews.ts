/** Texts of product reviews, and of the form for writing one. */
import { formatNumber } from './numbers.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const anonymousShopper = 'A shopper';
/** Shown in place of the author of a demo review. */
export const demoReview = 'Demo review';
/** Shown beside 'Demo review'. */
export const demoNote = 'Sample data';
export const bought = 'Bought here';
export const yours = 'Your review';
/** Months count from 1. */
export const date = (year: number, month: number, day: number) => `${day} ${MONTHS[month - 1]} ${year}`;
export const readMore = 'Read more';
export const showLess = 'Show less';
/** The accessible name of a button that expands a review. */
export const ofAuthor = (action: string, author: string) => `${action}: ${author}`;
export const showMore = 'Show more reviews';
export const moreFailed = 'We couldn’t load the other reviews.';
export const empty = 'No written reviews yet. Be the first to share your opinion.';
export const write = 'Write a review';
export const change = 'Change';
export const remove = 'Delete';
export const removeAsk = 'Delete your review?';
export const keep = 'Keep it';
export const removed = 'Your review has been deleted.';
export const removeFailed = 'We couldn’t delete your review.';
export const outOf = (average: string) => `${average} out of 5`;
export const written = (count: number) => (count === 1 ? '1 review' : `${formatNumber(count)} reviews`);
/** Explains why there are more ratings than reviews. */
export const withoutText = (ratings: string) =>
  `The average also includes ratings without a review: ${ratings} in total.`;
export const ratings = (count: number) => (count === 1 ? '1 rating' : `${formatNumber(count)} ratings`);
export const stars = (count: number) => (count === 1 ? '1 star' : `${formatNumber(count)} stars`);
export const starsWithReviews = (stars: string, reviews: string) => `${stars}: ${reviews}`;

/* Texts of the review form. */
export const formTitle = 'Your review of this product';
export const ratingLabel = 'Your rating';
export const textLabel = 'What did you think of it?';
export const textHint = () => 'Up to 2,000 characters. Your name is shown with it.';
export const publish = 'Publish review';
export const save = 'Save changes';
export const cancel = 'Cancel';
export const published = 'Thank you! Your review has been published.';
export const saved = 'Your review has been updated.';
export const alreadyReviewed = 'You’ve already reviewed this product. Here’s your review.';
export const issues = {
  rating: 'Choose 1 to 5 stars',
  review: 'Write a few words',
  reason: 'Choose a reason',
};

/* Texts about the shop's answers, hidden reviews and reports. */
export const answerOf = (shop: string) => `Answer from ${shop}`;
/** Only its author reads this. */
export const hidden = 'Only you can see this review: the shop has hidden it.';
export const hiddenBecause = (reason: string) => `Reason: ${reason}`;
export const report = 'Report';
export const reportWhy = 'What’s wrong with this review?';
export const reportReasons = {
  offensive: 'It’s offensive',
  spam: 'It’s advertising or spam',
  personal: 'It shows personal data',
  'wrong-product': 'It’s about another product',
  untrue: 'It isn’t true',
};
export const reportSend = 'Send report';
export const reportSent = 'Thank you. We’ll look at this review.';
export const reported = 'You’ve reported this review.';
