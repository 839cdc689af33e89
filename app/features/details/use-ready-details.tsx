import { lazy, Suspense, useEffect } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import { DetailsAwaited } from './details-skeleton.tsx';
import type { DetailsView } from './details-view.tsx';
import { loadDetails, type OpenedDetails, reloadPage } from './load-details.ts';
import { useOpening } from './use-opening.tsx';

declare global {
  interface Window {
    /** The modules of routes that the router has at hand. */
    __reactRouterRouteModules?: Record<string, object>;
  }
}

let view: typeof DetailsView | undefined;
async function loadView() {
  view ??= (await import('./details-view.tsx')).DetailsView;
  return { default: view };
}
/** Without a network the screen itself says so. */
const tryView = () => loadView().catch(() => {});

const LazyView = lazy(() => loadView().catch(reloadPage));

/** The screen of a product, also before its code is there. */
function OpeningDetails() {
  useReadyDetails();
  const details = useLoaderData<OpenedDetails>();
  const { preview } = details;
  const View = view ?? LazyView;
  return (
    <Suspense
      fallback={
        <>
          <ScreenTitle name={preview?.title} />
          <DetailsAwaited preview={preview} />
        </>
      }
    >
      <View {...details} />
    </Suspense>
  );
}

const READY_ROUTE = {
  default: OpeningDetails,
  clientLoader: (args: ClientLoaderFunctionArgs) => loadDetails(args, tryView()),
};

/** For screens with cards: their products open at a tap, without waiting for the code of that screen. The router would
 *  wait for it; so it is given what there is of it as the route's module. */
export function useReadyDetails(): void {
  useOpening(tryView);
  useEffect(() => {
    const modules = window.__reactRouterRouteModules;
    if (modules) modules['routes/product-details'] ??= READY_ROUTE;
  }, []);
}
