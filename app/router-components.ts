/**
 * Stands in, in the browser, for the router's parts of a document: its tags for scripts, styles and what is fetched ahead.
 * Every page would carry them (3 kB), and ours have them from the server alone (`ServerParts`), or for all links at once
 * (`useIntent`). The build puts it in their place, and says so if a new version of the router asks for more.
 */
import { createContext, type Ref, use } from 'react';

export const FrameworkContext = createContext<object | undefined>(undefined);

/** Asked for its `isSpaMode` alone, by what shows an error outside of our layout. */
export const useFrameworkContext = () => use(FrameworkContext) ?? {};

/** Only development has styles of that kind. */
export const CRITICAL_CSS_DATA_ATTRIBUTE = 'data-react-router-critical-css';

const NO_PREFETCH: [false, undefined, object] = [false, undefined, {}];
export const usePrefetchBehavior = () => NO_PREFETCH;
export const mergeRefs = <T>(ref: Ref<T> | undefined) => ref;

const Nothing = () => null;

export {
  Nothing as Links,
  Nothing as Meta,
  Nothing as PrefetchPageLinks,
  Nothing as Scripts,
  Nothing as setIsHydrated,
};
