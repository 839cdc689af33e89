export type Coding = 'br' | 'gzip';

// Clients send a handful of different values, so each is read once; a client that sends many only empties this.
const MAX_REMEMBERED = 100;
const remembered = new Map<string, Coding | undefined>();

function readCoding(acceptEncoding: string): Coding | undefined {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}

/** The best compression that a client accepts, from its Accept-Encoding header. */
export function acceptedCoding(acceptEncoding: string): Coding | undefined {
  if (remembered.has(acceptEncoding)) return remembered.get(acceptEncoding);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const coding = readCoding(acceptEncoding);
  remembered.set(acceptEncoding, coding);
  return coding;
}
