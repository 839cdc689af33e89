import { type Client, createClient } from '#contract/client/client.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { type Interruption, interrupt } from './interruptions.ts';

export const STAFF_API = '/api/staff';

/** Calls of the staff, whose session is a cookie. Throws if there is no session. */
export const askStaff = createClient({ host: '', base: STAFF_API });

const INTERRUPTIONS: Partial<Record<string, Interruption>> = {
  'staff-signed-out': 'sign-in',
  'proof-required': 'proof',
};

/** Like `askStaff`, but if the session ended or a proof is needed, the person is asked and the call is repeated. */
export const callStaff: Client = async (call, ...input) => {
  for (;;) {
    try {
      return await askStaff(call, ...input);
    } catch (error) {
      const kind = error instanceof ProviderError ? INTERRUPTIONS[error.refusal ?? ''] : undefined;
      if (!kind) throw error;
      await interrupt(kind);
    }
  }
};
