/** Serves the desk's calls to the staff. */
import type { Api, OrderDeps } from '#api/dependencies.ts';
import type { OrderRow } from '#api/orders/queries.ts';
import { writePaymentLink } from '#api/orders/tracking-links.ts';
import { readJson } from '#api/platform/http/parse-request.ts';
import { type ApiRefusal, refuse, refuseField } from '#api/platform/http/refusal.ts';
import { originOf } from '#api/platform/http/request.ts';
import { createKeyedHash } from '#api/platform/security/hashes.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { requireProof } from '#api/staff/require-staff.ts';
import { askDesk, DESK_CALLS, type DeskCall, isOperatorError } from './desk.ts';
import { DeskProblem, InvalidField, NotFound } from './desk-call.ts';

/** The refusal of a call whose error has a sentence for the operator. */
export function toRefusal(error: Error): ApiRefusal {
  if (error instanceof NotFound) return refuse(error.code, { values: [error.wanted] });
  if (error instanceof InvalidField) {
    const { code, param, values } = error;
    return refuseField(code, { param, values });
  }
  const code = error instanceof DeskProblem ? 'invalid-request' : 'not-possible';
  return refuse(code, { values: [error.message] });
}

export function serveDesk(api: Api, { serve }: CallRoutes): void {
  const hash = createKeyedHash(api.tokenSecret);
  for (const name of Object.keys(DESK_CALLS) as DeskCall[]) {
    const entry = DESK_CALLS[name];
    if (!('call' in entry) || !entry.call) continue;
    serve(entry.call, async (c) => {
      const body = entry.call?.method === 'GET' ? undefined : await readJson(c);
      const deps: OrderDeps = { ...api, actor: c.get('actor') };
      const source = {
        db: api.db,
        openOrderDeps: async () => deps,
        requireProof: () => requireProof(c),
        writePaymentLink: (order: Pick<OrderRow, 'id' | 'language'>) =>
          writePaymentLink(api.settings.origin ?? originOf(c), hash, order),
      };
      try {
        const given = { ...c.req.query(), ...(body as object), ...c.req.param() };
        return await askDesk(source, name, given);
      } catch (error) {
        throw isOperatorError(error) ? toRefusal(error) : error;
      }
    });
  }
}
