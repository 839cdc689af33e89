import { useRouteLoaderData } from 'react-router';

/** What the page's head says of its provider. */
export const readMeta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** Whether the provider is our own, which has calls that others do not know. */
export const isOwnProvider = () => readMeta('api-host') === '';

/** The same for components, which are rendered on the server as well. */
export const useOwnProvider = () => useRouteLoaderData<{ apiHost: string }>('root')?.apiHost === '';
