import { useRouteLoaderData } from 'react-router';

/** Whether the provider is our own, which has calls that others do not know. Known on the server as well. */
export const useOwnProvider = () => useRouteLoaderData<{ apiHost: string }>('root')?.apiHost === '';
