/** A link of a line or two; a finger may hit anything in the box around it. */
export const COVERING_LINK =
  'underline-offset-4 hover:underline pointer-coarse:after:absolute pointer-coarse:after:inset-0';
