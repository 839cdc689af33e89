/** The staff of the demo, who join by invitation, as in any shop. */
import type { Hono } from 'hono';
import type { Actor, Api, ApiEnv } from '#api/dependencies.ts';
import { runStaffCommand } from '#api/staff/commands.ts';
import { findMemberByEmail } from '#api/staff/members.ts';
import type { Role } from '#contract/staff/permissions.ts';

/** The first member is the owner. */
export const TEAM = [
  { role: 'owner', name: 'Mona Adel', email: 'mona@shop.example', language: 'en' },
  { role: 'manager', name: 'Omar Nabil', email: 'omar@shop.example', language: 'ar' },
  { role: 'orders', name: 'Hany Samir', email: 'hany@shop.example', language: 'ar' },
  { role: 'viewer', name: 'Laila Fathy', email: 'laila@shop.example', language: 'en' },
] as const satisfies { role: Role; name: string; email: string; language: 'en' | 'ar' }[];

export type TeamRole = (typeof TEAM)[number]['role'];
export type Team = Record<TeamRole, Actor>;

interface Shop {
  api: Api;
  app: Hono<ApiEnv>;
  origin: string;
}

/** Invites all members and accepts the invitations, all with the same password. */
export async function addTeam({ api, app, origin }: Shop, password: string): Promise<Team> {
  const actors = new Map<TeamRole, Actor>();
  for (const { role, name, email, language } of TEAM) {
    const { path } = await runStaffCommand(api, 'invite', { email, role });
    const answer = await app.request(
      `${origin}/api/staff/invitations/accept`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({ token: path.split('#')[1], name, password, language }),
      },
      { origin, clientAddress: '127.0.0.1' },
    );
    const member = await findMemberByEmail(api.db, email);
    if (answer.status !== 201 || !member) throw new Error(`${name} was not added: ${await answer.text()}`);
    actors.set(role, { staffId: member.id, name, role, via: 'counter', address: '127.0.0.1' });
  }
  return Object.fromEntries(actors) as Team;
}
