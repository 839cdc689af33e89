import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** A WebAuthn challenge. The contract leaves its other fields to the libraries on both sides. */
interface Challenge {
  challenge: string;
}

const loadWebAuthn = () => import('@simplewebauthn/browser');

export const arePasskeysSupported = () => typeof window.PublicKeyCredential === 'function';

// An interface is not assignable to a type with an index signature, so the functions below return copies.

/** Asks the person to sign with one of their passkeys. */
export async function choosePasskey(challenge: Challenge) {
  const { startAuthentication } = await loadWebAuthn();
  const answer = await startAuthentication({
    optionsJSON: challenge as PublicKeyCredentialRequestOptionsJSON,
  });
  return { ...answer, response: { ...answer.response } };
}

/** Asks the person to create a passkey. */
export async function createPasskey(challenge: Challenge) {
  const { startRegistration } = await loadWebAuthn();
  const answer = await startRegistration({
    optionsJSON: challenge as PublicKeyCredentialCreationOptionsJSON,
  });
  return { ...answer, response: { ...answer.response } };
}
