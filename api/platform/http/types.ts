import type { users } from '#api/account/tables.ts';
import type { TokenPayload } from '#contract/account/answers.ts';

export type User = typeof users.$inferSelect;

/** What every handler of the API can rely on. The server fills the bindings, per request. */
export type ApiEnv = {
  Bindings: {
    /** The client's network address, already freed of proxies. */
    clientAddress?: string;
    /** The shop's own address as this client sees it: scheme, host, port. */
    origin?: string;
  };
  Variables: { user: User; session: TokenPayload };
};
