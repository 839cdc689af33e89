import { type Client, createClient } from '#contract/client.ts';
import { guardClient } from './guard-client.ts';
import { endSession, readToken } from './session.ts';

let client: Client | undefined;

function connect(): Client {
  const host = document.querySelector<HTMLMetaElement>('meta[name="api-host"]')?.content ?? '';
  return guardClient(createClient({ host, token: readToken }), { readToken, endSession });
}

/** The provider, as the browser calls it: personal calls carry the token of whoever is signed in. */
export const shopClient: Client = (call, options) => {
  client ??= connect();
  return client(call, options);
};
