/** Texts of the time without a network, and of the page that the service worker shows then. */

export const noConnection = 'No connection';
export const notLoaded =
  'This page cannot be loaded right now. It opens by itself as soon as the connection is back.';
export const keptPages = 'Saved on this device';
export const keptPagesNote =
  'You can open these pages now. Prices and stock may have changed since you saw them.';
/** On a page that was kept. */
export const keptCopy = 'No connection. This is a saved page: prices and stock may have changed.';
