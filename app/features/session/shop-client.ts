import { type Client, createClient } from '#contract/client/client.ts';
import { tag } from '#messages/language.ts';
import { guardClient } from './guard-client.ts';
import { endSession, readToken } from './session.ts';

let client: Client | undefined;

const readMeta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** Whether the provider is the shop's own: others are sent nothing but what the contract knows. */
export const isOwnProvider = () => readMeta('api-host') === '';

function connect(): Client {
  const lang = readMeta('api-lang');
  const query = lang ? { [lang]: tag } : undefined;
  return guardClient(createClient({ host: readMeta('api-host'), token: readToken, query }), {
    readToken,
    endSession,
  });
}

/** The browser's client of the provider: personal calls carry the token of whoever is signed in. */
export const shopClient: Client = (call, ...input) => {
  client ??= connect();
  return client(call, ...input);
};
