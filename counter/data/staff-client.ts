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

/** Repeats what was refused because the session ended or a proof is needed, once the person has done what it takes. */
export async function retryInterrupted<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      const kind = error instanceof ProviderError ? INTERRUPTIONS[error.refusal ?? ''] : undefined;
      if (!kind) throw error;
      await interrupt(kind);
    }
  }
}

/** Like `askStaff`, but if the session ended or a proof is needed, the person is asked and the call is repeated. */
export const callStaff: Client = (call, ...input) => retryInterrupted(() => askStaff(call, ...input));
