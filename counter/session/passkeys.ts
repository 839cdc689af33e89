import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** A provider's challenge, whose further fields the contract leaves to the libraries on both sides. */
interface Challenge {
  challenge: string;
}

const load = () => import('@simplewebauthn/browser');

export const arePasskeysSupported = () => typeof window.PublicKeyCredential === 'function';

// The copies below are needed because TypeScript allows no further fields in an interface.

/** Lets the person choose a passkey. */
export async function choosePasskey(challenge: Challenge) {
  const { startAuthentication } = await load();
  const answer = await startAuthentication({
    optionsJSON: challenge as PublicKeyCredentialRequestOptionsJSON,
  });
  return { ...answer, response: { ...answer.response } };
}

/** Lets the person make a new passkey. */
export async function createPasskey(challenge: Challenge) {
  const { startRegistration } = await load();
  const answer = await startRegistration({
    optionsJSON: challenge as PublicKeyCredentialCreationOptionsJSON,
  });
  return { ...answer, response: { ...answer.response } };
}
