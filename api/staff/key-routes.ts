import { recordAudit } from '#api/audit/record-audit.ts';
import type { Api } from '#api/dependencies.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { staffKeyCalls } from '#contract/staff/key-calls.ts';
import { hasPermission } from '#contract/staff/permissions.ts';
import { createOwnChange } from './change-own.ts';
import { addKey, deleteKey, listOwnKeys, MAX_KEYS, presentKey } from './keys.ts';

/** Serves the calls by which members of staff manage their own API keys. */
export function serveKeys(api: Api, { serve }: CallRoutes): void {
  const { db, clock } = api;
  const changeOwn = createOwnChange(api);

  serve(staffKeyCalls.listKeys, async (c) => ({ data: await listOwnKeys(db, c.var.staff.member.id) }));

  serve(staffKeyCalls.createKey, async (c, { body }) => {
    const { name, permissions } = await body();
    return changeOwn(c, async (tx, member) => {
      const foreign = permissions.find((permission) => !hasPermission(member.role, permission));
      if (foreign) throw refuse('not-permitted', { values: [foreign] });
      const added = await addKey(tx, member.id, { name, permissions }, clock());
      if (!added) throw refuse('too-many-entries', { values: [MAX_KEYS] });
      const { key, secret } = added;
      await recordAudit(tx, c.var.actor, {
        action: 'staff.key-created',
        ...{ id: member.id, label: member.name, after: { key: name, permissions } },
      });
      return { data: { key: presentKey(key), secret } };
    });
  });

  serve(staffKeyCalls.endKey, async (c, input) => {
    const id = input.id('id');
    return changeOwn(c, async (tx, member) => {
      const ended = await deleteKey(tx, member.id, id);
      if (!ended) throw refuse('no-document', { values: [id] });
      const { name, permissions } = ended;
      await recordAudit(tx, c.var.actor, {
        action: 'staff.key-ended',
        ...{ id: member.id, label: member.name, before: { key: name, permissions } },
      });
      return null;
    });
  });
}
