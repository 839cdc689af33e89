/** A link of a line or two, which may be hit anywhere in the box around it. */
export const COVERING_LINK = 'underline-offset-4 after:absolute after:inset-0 hover:underline';
