/** What the audit log records: each action begins with the kind of thing that it is about. */
export const AUDIT_ACTIONS = [
  'staff.invited',
  'staff.invitation-withdrawn',
  'staff.joined',
  'staff.signed-in',
  'staff.sign-in-failed',
  'staff.signed-out',
  'staff.proved',
  'staff.sessions-ended',
  'staff.profile-changed',
  'staff.password-changed',
  'staff.role-changed',
  'staff.disabled',
  'staff.enabled',
  'staff.totp-on',
  'staff.totp-off',
  'staff.passkey-added',
  'staff.passkey-renamed',
  'staff.passkey-removed',
  'staff.recovery-codes-renewed',
  'staff.recovery-code-used',
  'staff.factors-reset',
  'staff.key-created',
  'staff.key-ended',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
