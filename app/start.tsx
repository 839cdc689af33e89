import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { dropCarried } from './features/catalogue/picture-transition.ts';

/** Brings the page to life that the server rendered. */
export function start(): void {
  // The router takes no notice of a transition that the next one cuts short, and the window would hear of a rejection.
  const startViewTransition = document.startViewTransition?.bind(document);
  if (startViewTransition) {
    document.startViewTransition = (update) => {
      const transition = startViewTransition(update);
      transition.ready.catch(() => {});
      transition.finished.finally(dropCarried);
      return transition;
    };
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
