export interface Shopper {
  id: string;
  name: string;
}

/** The shopper that a token names. Not verified: fit for a greeting and for asking for one's own orders, nothing else. */
export function readTokenPayload(token: string): Shopper | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    );
    const { id, name } = JSON.parse(text);
    return typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined;
  } catch {
    return undefined;
  }
}
