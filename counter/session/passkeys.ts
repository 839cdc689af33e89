import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';

const isCancelled = (error: unknown) =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

export type PasskeyAnswer = NonNullable<Awaited<ReturnType<typeof choosePasskey>>>;

/** Lets the person choose a passkey for a provider's challenge; undefined if they cancelled. */
export async function choosePasskey(challenge: { challenge: string }) {
  try {
    // The contract leaves the options to the libraries on both sides.
    const answer = await startAuthentication({
      optionsJSON: challenge as PublicKeyCredentialRequestOptionsJSON,
    });
    // A copy, because TypeScript allows no further fields in an interface.
    return { ...answer, response: { ...answer.response } };
  } catch (error) {
    if (isCancelled(error)) return undefined;
    throw error;
  }
}
