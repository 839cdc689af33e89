import { useRouteLoaderData } from 'react-router';

/** Reads a meta tag of the page's head. */
export const readMeta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** Whether the provider is our own, which has calls that others lack. */
export const isOwnProvider = () => readMeta('api-host') === '';

/** `isOwnProvider` for components, which also render on the server. */
export const useOwnProvider = () => useRouteLoaderData<{ apiHost: string }>('root')?.apiHost === '';
