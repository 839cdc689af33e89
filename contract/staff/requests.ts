/** Requests of the staff's own calls. The message of a validation rule is a refusal's code. */
import * as v from 'valibot';
import { LANGUAGES, STAFF_PASSWORD_MIN_LENGTH } from '#contract/constants.ts';
import { EMAIL, toLatinDigits } from '#contract/rules.ts';
import { refuseAs, requiredText } from '#contract/text.ts';
import { KEY_PERMISSIONS, ROLES } from './permissions.ts';

const MAX_PASSWORD_LENGTH = 256;
const MAX_NAME_LENGTH = 100;
const MAX_EMAIL_LENGTH = 254;
const MAX_CODE_LENGTH = 40;

export const THEMES = ['system', 'light', 'dark'] as const;

const email = v.pipe(
  requiredText('email-required', MAX_EMAIL_LENGTH),
  v.regex(EMAIL, refuseAs('invalid-email')),
  v.toLowerCase(),
);
const name = requiredText('name-required', MAX_NAME_LENGTH);
const language = v.picklist(LANGUAGES, refuseAs('invalid-value'));
const theme = v.picklist(THEMES, refuseAs('invalid-value'));
const role = v.picklist(ROLES, refuseAs('invalid-value'));
const permission = v.picklist(KEY_PERMISSIONS, refuseAs('invalid-value'));

const givenPassword = v.pipe(
  v.string(refuseAs('password-required')),
  v.nonEmpty(refuseAs('password-required')),
  v.maxLength(MAX_PASSWORD_LENGTH, refuseAs('too-long', MAX_PASSWORD_LENGTH)),
);
const newPassword = v.pipe(
  givenPassword,
  v.minLength(STAFF_PASSWORD_MIN_LENGTH, refuseAs('staff-password-too-short')),
);
/** Six digits of an authenticator app, or a recovery code. */
const code = v.pipe(requiredText('code-missing', MAX_CODE_LENGTH), v.transform(toLatinDigits));

const INVALID_VALUE = refuseAs('invalid-value');
const bytes = v.string(INVALID_VALUE);
const optionalBytes = v.optional(bytes);

/**
 * A browser's WebAuthn response: a new passkey, or a signature by an existing one. Bytes are in base64url. The
 * provider verifies the whole answer.
 */
const passkeyAnswer = v.object(
  {
    id: bytes,
    rawId: bytes,
    type: v.literal('public-key', INVALID_VALUE),
    authenticatorAttachment: v.optional(v.string(INVALID_VALUE)),
    clientExtensionResults: v.optional(v.unknown()),
    response: v.object(
      {
        clientDataJSON: bytes,
        authenticatorData: optionalBytes,
        attestationObject: optionalBytes,
        transports: v.optional(v.array(v.string(INVALID_VALUE), INVALID_VALUE)),
        publicKey: optionalBytes,
        publicKeyAlgorithm: v.optional(v.number(INVALID_VALUE)),
        signature: optionalBytes,
        userHandle: optionalBytes,
      },
      INVALID_VALUE,
    ),
  },
  INVALID_VALUE,
);

export const staffSignInRequest = v.object({ email, password: givenPassword, code: v.optional(code) });
export const passkeyRequest = v.object({ response: passkeyAnswer });
/** The secret of an invitation's link. */
const invitationToken = v.string(INVALID_VALUE);
export const readInvitationRequest = v.object({ token: invitationToken });
/** The form that an invited person fills in. */
export const newMemberForm = v.object({
  name,
  /** Required if the invitation has no email address. */
  email: v.optional(email),
  password: newPassword,
  language,
});
export const acceptInvitationRequest = v.object({ token: invitationToken, ...newMemberForm.entries });

export const updateStaffMeRequest = v.object({
  name: v.optional(name),
  language: v.optional(language),
  theme: v.optional(theme),
});
export const changeStaffPasswordRequest = v.object({ currentPassword: givenPassword, password: newPassword });
export const proofRequest = v.object({ password: givenPassword, code: v.optional(code) });

export const turnOnTotpRequest = v.object({ code });
export const addPasskeyRequest = v.object({ name, response: passkeyAnswer });
export const renamePasskeyRequest = v.object({ name });

export const createKeyRequest = v.object({
  name,
  permissions: v.pipe(
    v.array(permission, refuseAs('invalid-value')),
    v.minLength(1, refuseAs('permissions-required')),
    v.transform((list) => [...new Set(list)]),
  ),
});

export const inviteRequest = v.object({ email, role });
export const changeMemberRequest = v.object({
  /** The version that the change is based on. */
  version: v.pipe(v.number(refuseAs('invalid-value')), v.integer(refuseAs('invalid-value'))),
  role: v.optional(role),
  isDisabled: v.optional(v.boolean(refuseAs('invalid-value'))),
});
