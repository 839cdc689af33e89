import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A new secret of 256 random bits, in characters that addresses and headers carry as they are. */
export const createSecret = () => randomBytes(SECRET_BYTES).toString('base64url');

/** What the database stores of a random secret. A plain hash is enough: nobody guesses 256 bits. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');
