/** What the welcome loader covers can be neither scrolled, nor focused, nor read out, but keeps its place, so that nothing
 *  jumps. The heading may have the focus, and toasts stand above the loader. It stands in the page with the loader, named
 *  by its hash in the policy: asked with `:has()` in the stylesheet, whatever comes or goes would have all pages styled
 *  anew. */
export const WELCOME_STYLE =
  '@media not (scripting:none){:root{overflow:hidden}body>:not(main,.toaster,[role=status]),main>:not(h1,[data-welcome]){visibility:hidden}}';
