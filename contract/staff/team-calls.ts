/** The calls about the shop's staff: who they are, their roles and access, and invitations. */
import * as v from 'valibot';
import { INVALID_ID, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { dataOf } from '#contract/envelope.ts';
import { staffInvitation, staffMember } from './answers.ts';
import { changeMemberRequest, inviteRequest } from './requests.ts';

const changeAccess = { audience: 'staff', permission: 'staff.change', isProofNeeded: true } as const;

export const readTeam = defineCall()({
  audience: 'staff',
  permission: 'staff.read',
  path: '/team',
  answer: dataOf(v.object({ members: v.array(staffMember), invitations: v.array(staffInvitation) })),
});

export const inviteMember = defineCall<{ body: typeof inviteRequest }>()({
  ...changeAccess,
  method: 'POST',
  path: '/team/invitations',
  answer: dataOf(v.object({ invitation: staffInvitation, path: v.string() })),
});

export const withdrawInvitation = defineCall()({
  ...changeAccess,
  method: 'DELETE',
  path: '/team/invitations/{id}',
});

export const changeMember = defineCall<{ body: typeof changeMemberRequest }>()({
  ...changeAccess,
  method: 'PUT',
  path: '/team/{id}',
  answer: dataOf(staffMember),
});

export const endSessionsOfMember = defineCall()({
  ...changeAccess,
  method: 'DELETE',
  path: '/team/{id}/sessions',
});

const tag = 'Staff';
const MEMBER_PARAMS = { id: 'The member of staff.' };

export const staffTeamCalls = /* @__PURE__ */ specifyCalls({
  readTeam: { call: readTeam, tag, summary: 'Lists the staff and open invitations.' },
  inviteMember: {
    call: inviteMember,
    tag,
    summary: 'Invites somebody, and answers the path of the link for them.',
    notes:
      'The link is answered this once, can be used once, and is good for 7 days. A new invitation of the same person replaces the earlier one.',
    request: inviteRequest,
    status: 201,
    refusals: [
      { code: 'email-required', param: 'email' },
      { code: 'invalid-email', param: 'email' },
      { code: 'invalid-value', param: 'role' },
      { code: 'already-staff', param: 'email' },
    ],
  },
  withdrawInvitation: {
    call: withdrawInvitation,
    tag,
    summary: 'Withdraws an invitation.',
    params: { id: 'The invitation.' },
    status: 204,
    refusals: [INVALID_ID, 'no-document'],
  },
  changeMember: {
    call: changeMember,
    tag,
    summary: 'Changes somebody’s role or access.',
    notes:
      'Who is disabled has no sessions and no API keys any more. The refusal changed-meanwhile has the present state as `current`.',
    params: MEMBER_PARAMS,
    request: changeMemberRequest,
    fields: { version: 'The version that the change was made from.' },
    refusals: [
      INVALID_ID,
      { code: 'invalid-value', param: 'version' },
      { code: 'invalid-value', param: 'role' },
      { code: 'invalid-value', param: 'isDisabled' },
      'no-document',
      'changed-meanwhile',
      'last-owner',
    ],
  },
  endSessionsOfMember: {
    call: endSessionsOfMember,
    tag,
    summary: 'Ends all sessions of somebody.',
    params: MEMBER_PARAMS,
    status: 204,
    refusals: [INVALID_ID, 'no-document'],
  },
});
