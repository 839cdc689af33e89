/**
 * Passkeys (WebAuthn): a key pair per device or account of a password manager, unlocked there by finger, face or PIN.
 */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Context } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, asc, count, eq, isNull, lte, or } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { originOf } from '#api/platform/http/request.ts';
import {
  type PasskeyRow,
  type StaffRow,
  type StaffSessionRow,
  staff,
  staffPasskeys,
} from '#api/schema/staff.ts';
import type { StaffPasskey } from '#contract/staff/answers.ts';
import { type ChallengeUse, storeChallenge, takeChallenge } from './challenges.ts';

export const MAX_PASSKEYS = 20;

// EdDSA, ES256 and RS256: every authenticator supports at least one of these.
const ALGORITHMS = [-8, -7, -257];

// Loaded on first use, because it takes as long to load as the rest of the API.
const load = () => import('@simplewebauthn/server');

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

/** The site that passkeys are bound to. Browsers don't offer them at another address of the shop. */
function siteOf(c: Context<ApiEnv>) {
  const expectedOrigin = originOf(c);
  return { expectedOrigin, rpID: new URL(expectedOrigin).hostname };
}

interface Answer {
  id: string;
  response: { clientDataJSON: string };
}

/** The challenge that a browser's answer contains; undefined if there is none. */
function readChallenge({ response }: Answer): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) ?? {};
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

export const presentPasskey = ({ id, name, isSynced, createdAt, usedAt }: PasskeyRow): StaffPasskey => ({
  ...{ id, name, isSynced },
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

export const listPasskeys = (db: Database, staffId: string): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.id));

const describeCredentials = (rows: PasskeyRow[]) =>
  rows.map(({ credentialId, transports }) => ({ id: credentialId, transports }));

export interface UsedPasskey {
  member: StaffRow;
  passkey: PasskeyRow;
  counter: number;
}

/** The result of a wrong answer: the owner of its passkey. */
interface RefusedPasskey {
  refused: StaffRow;
}

/** A verified credential that a browser created. */
export type NewCredential = Pick<
  PasskeyRow,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'
>;

/** Asks browsers for passkeys and verifies their answers. */
export function createPasskeys({
  db,
  clock,
  log,
  shopSettings,
}: Pick<Api, 'db' | 'clock' | 'log' | 'shopSettings'>) {
  /**
   * The library's result; undefined if the library refuses the answer. A refusal is not logged as an error, because
   * anybody can send an answer.
   */
  async function attempt<Result>(verify: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await verify();
    } catch (error) {
      log.info({ err: error }, 'a passkey was refused');
      return undefined;
    }
  }

  async function ask(c: Context<ApiEnv>, use: ChallengeUse, own: PasskeyRow[]) {
    const { generateAuthenticationOptions } = await load();
    const options = await generateAuthenticationOptions({
      rpID: siteOf(c).rpID,
      userVerification: 'required',
      allowCredentials: describeCredentials(own),
    });
    await storeChallenge(db, options.challenge, use, clock());
    return { ...options };
  }

  /** Uses up the challenge of an answer; undefined if it was not issued for this use. */
  async function takeChallengeOf(answer: Answer, use: ChallengeUse): Promise<string | undefined> {
    const challenge = readChallenge(answer);
    const isTaken = challenge !== undefined && (await takeChallenge(db, challenge, use, clock()));
    return isTaken ? challenge : undefined;
  }

  return {
    /** Options for signing in with any passkey of this site. */
    askForAny: (c: Context<ApiEnv>) => ask(c, { purpose: 'sign-in', sessionId: null }, []),
    /** Options for one of the person's own passkeys; undefined if they have none. */
    async askForOwn(c: Context<ApiEnv>, session: StaffSessionRow) {
      const own = await listPasskeys(db, session.staffId);
      return own.length > 0 ? ask(c, { purpose: 'proof', sessionId: session.id }, own) : undefined;
    },
    /** Options for a new passkey; undefined if there are too many. */
    async askForNew(c: Context<ApiEnv>, member: StaffRow, session: StaffSessionRow) {
      const own = await listPasskeys(db, member.id);
      if (own.length >= MAX_PASSKEYS) return undefined;
      const { generateRegistrationOptions } = await load();
      const options = await generateRegistrationOptions({
        rpName: (await shopSettings.read()).name.nameEn,
        rpID: siteOf(c).rpID,
        userName: member.email,
        userDisplayName: member.name,
        userID: new Uint8Array(Buffer.from(member.id)),
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: describeCredentials(own),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await storeChallenge(db, options.challenge, { purpose: 'register', sessionId: session.id }, clock());
      return { ...options };
    },
    /** Verifies a new passkey; undefined if its answer is wrong. */
    async verifyNew(
      c: Context<ApiEnv>,
      answer: Answer,
      session: StaffSessionRow,
    ): Promise<NewCredential | undefined> {
      const expectedChallenge = await takeChallengeOf(answer, { purpose: 'register', sessionId: session.id });
      if (expectedChallenge === undefined) return undefined;
      const { verifyRegistrationResponse } = await load();
      const { expectedOrigin, rpID } = siteOf(c);
      const response = answer as unknown as RegistrationResponseJSON;
      const verified = await attempt(() =>
        verifyRegistrationResponse({
          ...{ response, expectedChallenge, expectedOrigin },
          expectedRPID: rpID,
          supportedAlgorithmIDs: ALGORITHMS,
          requireUserVerification: true,
        }),
      );
      const info = verified?.registrationInfo;
      if (!info) return undefined;
      const { id, publicKey, counter, transports = [] } = info.credential;
      return {
        ...{ credentialId: id, publicKey: toBase64(publicKey), counter },
        transports: transports.filter((transport) => /^[a-z-]{1,20}$/.test(transport)).slice(0, 10),
        isSynced: info.credentialDeviceType === 'multiDevice',
      };
    },
    /** Verifies an answer from any passkey of the staff; undefined if the passkey or the challenge is unknown. */
    async verify(
      c: Context<ApiEnv>,
      answer: Answer,
      use: ChallengeUse,
    ): Promise<UsedPasskey | RefusedPasskey | undefined> {
      const expectedChallenge = await takeChallengeOf(answer, use);
      if (expectedChallenge === undefined) return undefined;
      const [found] = await db
        .select({ passkey: staffPasskeys, member: staff })
        .from(staffPasskeys)
        .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
        .where(and(eq(staffPasskeys.credentialId, answer.id), isNull(staff.disabledAt)));
      if (!found) return undefined;
      const { passkey } = found;
      const { verifyAuthenticationResponse } = await load();
      const { expectedOrigin, rpID } = siteOf(c);
      const response = answer as unknown as AuthenticationResponseJSON;
      const verified = await attempt(() =>
        verifyAuthenticationResponse({
          ...{ response, expectedChallenge, expectedOrigin },
          expectedRPID: rpID,
          requireUserVerification: true,
          credential: {
            id: passkey.credentialId,
            publicKey: fromBase64(passkey.publicKey),
            ...{ counter: passkey.counter, transports: passkey.transports },
          },
        }),
      );
      if (!verified?.verified) return { refused: found.member };
      return { ...found, counter: verified.authenticationInfo.newCounter };
    },
    /** Stores that a passkey was used; false if it was removed meanwhile. */
    async storeUse(tx: Transaction, { passkey, counter }: UsedPasskey): Promise<boolean> {
      const used = await tx
        .update(staffPasskeys)
        .set({ counter, usedAt: new Date(clock()) })
        .where(
          and(
            eq(staffPasskeys.id, passkey.id),
            // The counter must rise with each use; a cloned passkey's counter lags behind. Synced passkeys stay at 0.
            or(eq(staffPasskeys.counter, 0), lte(staffPasskeys.counter, counter - 1)),
          ),
        )
        .returning({ id: staffPasskeys.id });
      return used.length > 0;
    },
    /**
     * Adds a verified passkey; undefined if there are too many, or if it exists already. The caller has locked the
     * member's row.
     */
    async add(tx: Transaction, staffId: string, name: string, credential: NewCredential) {
      const [counted] = await tx
        .select({ count: count() })
        .from(staffPasskeys)
        .where(eq(staffPasskeys.staffId, staffId));
      if ((counted?.count ?? 0) >= MAX_PASSKEYS) return undefined;
      const now = clock();
      const [passkey] = await tx
        .insert(staffPasskeys)
        .values({ id: newId(now), staffId, name, ...credential, createdAt: new Date(now) })
        .onConflictDoNothing({ target: staffPasskeys.credentialId })
        .returning();
      return passkey;
    },
  };
}
