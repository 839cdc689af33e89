/** Texts shown offline. */

/** The page that the service worker shows in place of a page that is not cached. */
export const offlinePage = {
  title: 'No connection',
  text: 'We can’t load this page right now. It will open as soon as you’re back online.',
  kept: 'Saved on this device',
  keptNote: 'You can still open these pages. Prices and stock may have changed since you saw them.',
};
/** The banner on a cached page. */
export const cachedCopy = 'No connection. This is a saved copy: prices and stock may have changed.';
