/** Texts of questions about a product, and of the form for asking one. */
import { formatNumber } from './numbers.ts';

export const title = 'Questions and answers';
export const empty = 'No questions yet. Is something missing here? Ask us.';
export const ask = 'Ask a question';
export const showAll = (count: number) => `Show all ${formatNumber(count)} questions`;
export const moreFailed = 'We couldn’t load the other questions.';

/* Texts of the form. */
export const formTitle = 'Your question about this product';
export const label = 'What would you like to know?';
export const hint = () =>
  'Up to 500 characters. Once answered, it’s shown here without your name. For an order, please contact us instead.';
export const submit = 'Send question';
export const cancel = 'Cancel';
export const sent = 'Thank you! We’ll answer by email.';
export const issues = {
  question: 'Write your question',
  links: 'Leave out links and email addresses',
};
