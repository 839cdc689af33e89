/** Hides the content behind the welcome loader without a layout shift, so that it can be neither scrolled, focused nor
 *  read out; the heading stays focusable, and toasts stay visible. An inline style, allowed by its hash in the content
 *  security policy: `:has()` in the stylesheet would recalculate the styles of every page on each change of its
 *  elements. */
export const WELCOME_STYLE =
  '@media not (scripting:none){:root{overflow:hidden}body>:not(main,.toaster,[role=status]),main>:not(h1,[data-welcome]){visibility:hidden}}';
