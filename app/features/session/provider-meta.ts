/** What the page says of its provider. Apart from the client, which only shoppers load. */
export const readMeta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** Whether the provider is our own, which has calls that others do not know. */
export const isOwnProvider = () => readMeta('api-host') === '';
