import { type Client, createClient } from '#contract/client/client.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { type Interruption, interrupt } from './interruptions.ts';

export const STAFF_API = '/api/staff';

/** Calls the staff API with the session cookie. Throws if there is no session. */
export const askStaff = createClient({ host: '', base: STAFF_API });

const INTERRUPTIONS: Partial<Record<string, Interruption>> = {
  'staff-signed-out': 'sign-in',
  'proof-required': 'proof',
};

/**
 * Repeats a call that was refused because the session ended or a proof of identity is needed, once the person has
 * signed in or given the proof.
 */
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

/** Like `askStaff`, but asks the person to sign in or prove their identity if needed, and then repeats the call. */
export const callStaff: Client = (call, ...input) => retryInterrupted(() => askStaff(call, ...input));
