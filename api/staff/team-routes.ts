import { recordAudit } from '#api/audit/record-audit.ts';
import type { Api } from '#api/dependencies.ts';
import { refuse, refuseField } from '#api/platform/http/refusal.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { staffTeamCalls } from '#contract/staff/team-calls.ts';
import { deleteInvitation, invite, listInvitations, presentInvitation } from './invitations.ts';
import { lockMember } from './members.ts';
import { endSessions } from './sessions.ts';
import { changeMember, listMembers } from './team.ts';

/** Serves the calls about the staff: who they are, their roles and access, and invitations. */
export function serveTeam(api: Api, { serve }: CallRoutes): void {
  const { db, clock } = api;

  serve(staffTeamCalls.readTeam, async () => ({
    data: { members: await listMembers(db), invitations: await listInvitations(db, clock()) },
  }));

  serve(staffTeamCalls.inviteMember, async (c, { body }) => {
    const { email, role } = await body();
    const { actor } = c.var;
    const invited = await db.transaction((tx) => invite(tx, actor, { email, role }, clock()));
    if (!invited) throw refuseField('already-staff', { param: 'email', value: email });
    const { invitation, path } = invited;
    return { data: { invitation: presentInvitation(invitation, actor.name), path } };
  });

  serve(staffTeamCalls.withdrawInvitation, async (c, input) => {
    const id = input.id('id');
    await db.transaction(async (tx) => {
      const withdrawn = await deleteInvitation(tx, id);
      if (!withdrawn) throw refuse('no-document', { values: [id] });
      const { email, role } = withdrawn;
      await recordAudit(tx, c.var.actor, {
        action: 'staff.invitation-withdrawn',
        ...{ id: null, label: email ?? '', before: { role } },
      });
    });
    return null;
  });

  serve(staffTeamCalls.changeMember, async (c, input) => {
    const id = input.id('id');
    const change = await input.body();
    const data = await db.transaction((tx) => changeMember(tx, c.var.actor, id, change, clock()));
    return { data };
  });

  serve(staffTeamCalls.endSessionsOfMember, async (c, input) => {
    const id = input.id('id');
    await db.transaction(async (tx) => {
      const member = await lockMember(tx, id);
      if (!member) throw refuse('no-document', { values: [id] });
      const sessions = await endSessions(tx, id);
      await recordAudit(tx, c.var.actor, {
        action: 'staff.sessions-ended',
        ...{ id, label: member.name, after: { sessions } },
      });
    });
    return null;
  });
}
