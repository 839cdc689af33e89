/**
 * Stands in for parts of the router that every page would carry and none of ours uses: its instrumentation, its warnings to
 * developers, and the discovery of routes, all of which our pages know from the start (react-router.config.ts). The build puts
 * it in their place, and says so if a new version of the router asks them for more.
 */
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = <Router>(router: Router): Router => router;

export const getPatchRoutesOnNavigationFunction = (): undefined => undefined;
export const isFogOfWarEnabled = () => false;
export const getPartialManifest = () => ({});
export const useFogOFWarDiscovery = () => {};

/** No route of ours has styles of its own. */
export const prefetchStyleLinks = async () => {};
export const prefetchRouteCss = async () => {};

/* @__NO_SIDE_EFFECTS__ */
export function warnOnce(): void {}
