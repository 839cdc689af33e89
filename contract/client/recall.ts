import { type AnyInput, type Client, type ClientOptions, createClient, writeAddress } from './client.ts';

/** A remembered answer, and what was read of it. */
export interface Recalled {
  answer?: unknown;
}

export interface RecallingOptions extends ClientOptions {
  /** Finds an answer that is the same for everybody, where somebody remembers it, by its path and query. */
  recall?: (pathAndQuery: string) => Recalled | undefined;
}

/** A client that reads an answer once for as long as it is remembered. For servers: browsers carry no code for it. */
export function createRecallingClient({ recall, ...options }: RecallingOptions): Client {
  const client = createClient(options);
  return async (call, ...[given]) => {
    const recalled =
      call.method || call.isPersonal
        ? undefined
        : recall?.(`/api/v1${writeAddress(call, (given ?? {}) as AnyInput, options.query)}`);
    if (recalled?.answer) return recalled.answer as never;
    const answer = await client(call, ...([given] as never));
    if (recalled) recalled.answer = answer;
    return answer;
  };
}
