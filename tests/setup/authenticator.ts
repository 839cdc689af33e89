/** An authenticator and its browser in software, with a real key pair (ES256, attestation 'none'). */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const hashBytes = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const toBase64 = (bytes: string | Buffer) => Buffer.from(bytes).toString('base64url');

/** The head of a CBOR item: its major type and its length or value. */
function writeHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
}

type CborItem = number | string | Buffer | Map<CborItem, CborItem>;

/** Encodes numbers, texts, bytes and maps as CBOR. */
function writeCbor(item: CborItem): Buffer {
  if (typeof item === 'number') return item < 0 ? writeHead(1, -1 - item) : writeHead(0, item);
  if (typeof item === 'string')
    return Buffer.concat([writeHead(3, Buffer.byteLength(item)), Buffer.from(item)]);
  if (Buffer.isBuffer(item)) return Buffer.concat([writeHead(2, item.length), item]);
  const pairs = [...item].flatMap(([key, value]) => [writeCbor(key), writeCbor(value)]);
  return Buffer.concat([writeHead(5, item.size), ...pairs]);
}

interface AuthenticatorOptions {
  /** The origin of the page that uses the authenticator. */
  origin: string;
  /** Whether the authenticator verifies the user, for example by a fingerprint or a PIN. */
  isVerifying?: boolean;
}

export function createAuthenticator({ origin, isVerifying = true }: AuthenticatorOptions) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = toBase64(credentialId);
  const siteHash = hashBytes(new URL(origin).hostname);
  let counter = 0;

  function writeAuthenticatorData(flags: number, credential = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    const allFlags = USER_PRESENT | (isVerifying ? USER_VERIFIED : 0) | flags;
    return Buffer.concat([siteHash, Buffer.from([allFlags]), count, credential]);
  }

  function describeKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // A COSE key: EC2, ES256, P-256 and the point.
    const key = new Map<CborItem, CborItem>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    return writeCbor(key);
  }

  const writeClientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    id,
    /** Sets the signature counter; a lower count than before looks like a cloned authenticator. */
    setCounter(value: number) {
      counter = value;
    },
    /**
     * Creates a passkey as a browser would: takes the server's creation options and returns the registration response.
     */
    create({ challenge }: { challenge: string }) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, describeKey()]);
      const attestation = new Map<CborItem, CborItem>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', writeAuthenticatorData(HAS_CREDENTIAL, credential)],
      ]);
      return {
        ...{ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} },
        response: {
          clientDataJSON: toBase64(writeClientData('webauthn.create', challenge)),
          attestationObject: toBase64(writeCbor(attestation)),
          transports: ['internal'],
        },
      };
    },
    /** Signs a sign-in's challenge as a browser would: takes the server's request options and returns the response. */
    get({ challenge }: { challenge: string }) {
      const clientData = writeClientData('webauthn.get', challenge);
      const authenticatorData = writeAuthenticatorData(0);
      const signature = sign('sha256', Buffer.concat([authenticatorData, hashBytes(clientData)]), privateKey);
      return {
        ...{ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} },
        response: {
          clientDataJSON: toBase64(clientData),
          authenticatorData: toBase64(authenticatorData),
          signature: toBase64(signature),
        },
      };
    },
  };
}
