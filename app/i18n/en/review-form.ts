/** Writing a review. */

export const title = 'Your review of this product';
export const rating = 'Your rating';
export const text = 'What should others know?';
export const hint = () => 'Up to 2,000 characters. Your name is shown with it.';
export const publish = 'Publish review';
export const save = 'Save changes';
export const cancel = 'Cancel';
export const published = 'Thank you. Your review is published.';
export const saved = 'Your review was changed.';
export const already = 'You have reviewed this product already. This is your review.';
export const issues = {
  rating: 'Choose one to five stars',
  review: 'Write a few words',
};
