/** A link that covers the positioned box around it. Its focus ring is drawn around that box, because clamped text would
 *  cut it off. */
export const COVERING_LINK =
  'underline-offset-4 after:absolute after:inset-0 after:rounded-small hover:underline focus-visible:shadow-none focus-visible:outline-transparent focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-brand';
