/** A link of a line or two, which may be hit anywhere in the box around it. The focus is marked around that box: text
 *  that is clamped would cut off what is drawn around the link itself. */
export const COVERING_LINK =
  'underline-offset-4 after:absolute after:inset-0 after:rounded-small hover:underline focus-visible:shadow-none focus-visible:outline-transparent focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-brand';
