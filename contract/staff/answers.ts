/** Answers about staff: their accounts, sessions, passkeys, API keys and invitations. Moments are in ISO 8601. */
import * as v from 'valibot';
import { LANGUAGES } from '#contract/constants.ts';
import { KEY_PERMISSIONS, PERMISSIONS, type Permission, ROLES } from './permissions.ts';
import { THEMES } from './requests.ts';

const moment = v.string();
const role = v.picklist(ROLES);
const permissions = v.array(v.picklist(Object.keys(PERMISSIONS) as Permission[]));

/** The signed-in member of staff. */
export const staffMe = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role,
  permissions,
  language: v.picklist(LANGUAGES),
  theme: v.picklist(THEMES),
  factors: v.object({
    totp: v.boolean(),
    passkeys: v.number(),
    /** Unused recovery codes. */
    recoveryCodes: v.number(),
  }),
  /** Whether there is a passkey or an authenticator app. */
  hasSecondFactor: v.boolean(),
  /**
   * Whether the role needs a second factor that the account doesn't have yet. Until it has one, only calls about the
   * person's own account are allowed.
   */
  isSecondFactorNeeded: v.boolean(),
  /** When the last proof of identity expires. */
  provedUntil: moment,
  /** When the session ends at the latest. */
  sessionEndsAt: moment,
});
export type StaffMe = v.InferOutput<typeof staffMe>;

export const staffSession = v.object({
  id: v.string(),
  isCurrent: v.boolean(),
  signedInBy: v.picklist(['password', 'passkey', 'invitation']),
  createdAt: moment,
  seenAt: moment,
  endsAt: moment,
  /** The network address of the last request. */
  address: v.string(),
  userAgent: v.string(),
});
export type StaffSession = v.InferOutput<typeof staffSession>;

export const staffPasskey = v.object({
  id: v.string(),
  name: v.string(),
  /** Whether the passkey is synced between devices. */
  isSynced: v.boolean(),
  createdAt: moment,
  usedAt: v.nullable(moment),
});
export type StaffPasskey = v.InferOutput<typeof staffPasskey>;

export const staffKey = v.object({
  id: v.string(),
  name: v.string(),
  permissions: v.array(v.picklist(KEY_PERMISSIONS)),
  /** The first characters of the key, which tell keys apart. */
  start: v.string(),
  createdAt: moment,
  usedAt: v.nullable(moment),
});
export type StaffKey = v.InferOutput<typeof staffKey>;

/** A member of staff as colleagues see them. */
export const staffMember = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role,
  isDisabled: v.boolean(),
  hasSecondFactor: v.boolean(),
  createdAt: moment,
  /** Null if never signed in. */
  seenAt: v.nullable(moment),
  /** Increases with each change of role or access. */
  version: v.number(),
});
export type StaffMember = v.InferOutput<typeof staffMember>;

export const staffInvitation = v.object({
  id: v.string(),
  email: v.string(),
  role,
  /** Null if a command made the invitation. */
  invitedBy: v.nullable(v.string()),
  createdAt: moment,
  expiresAt: moment,
});
export type StaffInvitation = v.InferOutput<typeof staffInvitation>;

/** Options for the browser's WebAuthn call, which gets them unchanged. */
export const passkeyOptions = v.looseObject({ challenge: v.string() });
