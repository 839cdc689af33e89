/** Texts shown offline. */

/** The page that the service worker shows instead of one that is not cached. */
export const offlinePage = {
  title: 'No connection',
  text: 'This page cannot be loaded right now. It opens by itself as soon as the connection is back.',
  kept: 'Saved on this device',
  keptNote: 'You can open these pages now. Prices and stock may have changed since you saw them.',
};
/** The banner on a cached page. */
export const cachedCopy = 'No connection. This is a saved page: prices and stock may have changed.';
