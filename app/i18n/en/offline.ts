/** Texts of the time without a network. */

/** The page that the service worker shows for one that is not kept. */
export const offlinePage = {
  title: 'No connection',
  text: 'This page cannot be loaded right now. It opens by itself as soon as the connection is back.',
  kept: 'Saved on this device',
  keptNote: 'You can open these pages now. Prices and stock may have changed since you saw them.',
};
/** On a page that was kept. */
export const keptCopy = 'No connection. This is a saved page: prices and stock may have changed.';
