/** For each call of staff accounts, a function that sends the requests that the call needs, then the call itself. */
import { Secret, TOTP } from 'otpauth';
import type { Client } from '#contract/client/client.ts';
import { exportAudit, listAudit } from '#contract/staff/audit-calls.ts';
import {
  addPasskey,
  askForNewPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  startTotp,
  turnOffTotp,
  turnOnTotp,
} from '#contract/staff/factor-calls.ts';
import { createKey, endKey, listKeys } from '#contract/staff/key-calls.ts';
import {
  askForProofPasskey,
  changeStaffPassword,
  endOtherSessions,
  endSession,
  listSessions,
  prove,
  proveWithPasskey,
  readStaffMe,
  signOutStaff,
  updateStaffMe,
} from '#contract/staff/me-calls.ts';
import {
  acceptInvitation,
  askForSignInPasskey,
  readInvitation,
  signInStaff,
  signInWithPasskey,
} from '#contract/staff/sign-in-calls.ts';
import {
  changeMember,
  endSessionsOfMember,
  inviteMember,
  readTeam,
  withdrawInvitation,
} from '#contract/staff/team-calls.ts';
import { createAuthenticator } from './authenticator.ts';
import { addMember, SECURE_ORIGIN, STAFF_PASSWORD, type TestMember } from './staff.ts';
import type { TestShop } from './test-shop.ts';

/** A shop with a signed-in owner, and a client that calls as this owner. */
export interface Counter {
  shop: TestShop;
  member: TestMember;
  ask: Client;
}

type Scene = (counter: Counter) => Promise<unknown>;

async function startAuthenticatorApp({ ask, shop }: Counter) {
  const { data } = await ask(startTotp);
  return new TOTP({ secret: Secret.fromBase32(data.secret) }).generate({ timestamp: shop.api.clock() });
}

const turnOnScene: Scene = async (counter) => {
  const code = await startAuthenticatorApp(counter);
  await counter.ask(turnOnTotp, { body: { code } });
};

async function registerPasskey({ ask }: Counter) {
  const key = createAuthenticator({ origin: SECURE_ORIGIN });
  const { data: options } = await ask(askForNewPasskey);
  const { data } = await ask(addPasskey, { body: { name: 'Phone', response: key.create(options) } });
  return { key, id: data.passkey.id };
}

async function inviteSomebody({ ask }: Counter) {
  const email = `new-${crypto.randomUUID()}@shop.test`;
  const { data } = await ask(inviteMember, { body: { email, role: 'orders' } });
  return { id: data.invitation.id, token: data.path.split('#').at(-1) ?? '' };
}

const createOwnKey = ({ ask }: Counter) =>
  ask(createKey, { body: { name: 'Stock sync', permissions: ['orders.read'] } });

export const staffScenes: Record<string, Scene> = {
  signInStaff: ({ ask, member: { email } }) =>
    ask(signInStaff, { body: { email, password: STAFF_PASSWORD } }),
  askForSignInPasskey: ({ ask }) => ask(askForSignInPasskey),
  async signInWithPasskey(counter) {
    const { key } = await registerPasskey(counter);
    const { data: options } = await counter.ask(askForSignInPasskey);
    await counter.ask(signInWithPasskey, { body: { response: key.get(options) } });
  },
  async readInvitation(counter) {
    const { token } = await inviteSomebody(counter);
    await counter.ask(readInvitation, { body: { token } });
  },
  async acceptInvitation(counter) {
    const { token } = await inviteSomebody(counter);
    const body = { name: 'Omar Nabil', password: STAFF_PASSWORD, language: 'ar' } as const;
    await counter.ask(acceptInvitation, { body: { token, ...body } });
  },

  readStaffMe: ({ ask }) => ask(readStaffMe),
  updateStaffMe: ({ ask }) => ask(updateStaffMe, { body: { name: 'Mona A.', theme: 'dark' } }),
  signOutStaff: ({ ask }) => ask(signOutStaff),
  listSessions: ({ ask }) => ask(listSessions),
  endSession: ({ ask, member: { sessionId } }) => ask(endSession, { id: sessionId }),
  endOtherSessions: ({ ask }) => ask(endOtherSessions),
  changeStaffPassword: ({ ask }) =>
    ask(changeStaffPassword, {
      body: { currentPassword: STAFF_PASSWORD, password: 'another long password' },
    }),
  prove: ({ ask }) => ask(prove, { body: { password: STAFF_PASSWORD } }),
  async askForProofPasskey(counter) {
    await registerPasskey(counter);
    await counter.ask(askForProofPasskey);
  },
  async proveWithPasskey(counter) {
    const { key } = await registerPasskey(counter);
    const { data: options } = await counter.ask(askForProofPasskey);
    await counter.ask(proveWithPasskey, { body: { response: key.get(options) } });
  },

  startTotp: ({ ask }) => ask(startTotp),
  turnOnTotp: turnOnScene,
  turnOffTotp: ({ ask }) => ask(turnOffTotp),
  async renewRecoveryCodes(counter) {
    await turnOnScene(counter);
    await counter.ask(renewRecoveryCodes);
  },
  async listPasskeys(counter) {
    await registerPasskey(counter);
    await counter.ask(listPasskeys);
  },
  askForNewPasskey: ({ ask }) => ask(askForNewPasskey),
  addPasskey: registerPasskey,
  async renamePasskey(counter) {
    const { id } = await registerPasskey(counter);
    await counter.ask(renamePasskey, { id, body: { name: 'Old phone' } });
  },
  async removePasskey(counter) {
    const { id } = await registerPasskey(counter);
    await counter.ask(removePasskey, { id });
  },

  async listKeys(counter) {
    await createOwnKey(counter);
    await counter.ask(listKeys);
  },
  createKey: createOwnKey,
  async endKey(counter) {
    const { data } = await createOwnKey(counter);
    await counter.ask(endKey, { id: data.key.id });
  },

  async readTeam(counter) {
    await inviteSomebody(counter);
    await counter.ask(readTeam);
  },
  inviteMember: inviteSomebody,
  async withdrawInvitation(counter) {
    const { id } = await inviteSomebody(counter);
    await counter.ask(withdrawInvitation, { id });
  },
  async changeMember({ shop, ask }) {
    const { id } = await addMember(shop, 'orders');
    await ask(changeMember, { id, body: { version: 1, role: 'viewer' } });
  },
  async endSessionsOfMember({ shop, ask }) {
    const { id } = await addMember(shop, 'orders');
    await ask(endSessionsOfMember, { id });
  },

  async listAudit(counter) {
    await inviteSomebody(counter);
    await counter.ask(listAudit, { query: { limit: 5 } });
  },
  exportAudit: ({ ask }) => ask(exportAudit, { query: { action: 'staff.' } }),
};
