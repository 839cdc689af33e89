import { lazy, Suspense, useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import { DetailsAwaited } from './details-skeleton.tsx';
import { loadDetails, type OpenedDetails, reloadPage } from './load-details.ts';

declare global {
  interface Window {
    /** The modules of routes that the router has at hand. */
    __reactRouterRouteModules?: Record<string, object>;
  }
}

const importView = () => import('./details-view.tsx');
const DetailsView = lazy(() =>
  importView().then(({ DetailsView }) => ({ default: DetailsView }), reloadPage),
);

/** The screen of a product before its code is there. */
function OpeningDetails() {
  const details = useLoaderData<OpenedDetails>();
  const { preview } = details;
  return (
    <Suspense
      fallback={
        <>
          <ScreenTitle name={preview?.title} />
          <DetailsAwaited preview={preview} />
        </>
      }
    >
      <DetailsView {...details} />
    </Suspense>
  );
}

/** For screens with cards: their products open at a tap, without waiting for the code of that screen. The router would
 *  wait for it; so it is given what there is of it as the route's module. */
export function useReadyDetails(): void {
  useEffect(() => {
    const modules = window.__reactRouterRouteModules;
    if (modules) modules['routes/product-details'] ??= { default: OpeningDetails, clientLoader: loadDetails };
  }, []);
}
