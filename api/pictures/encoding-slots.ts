import { availableParallelism } from 'node:os';
import { createSemaphore } from '#api/platform/concurrency.ts';

/** Half of the cores, because pages have to be rendered meanwhile. */
const CONCURRENCY = Math.max(1, Math.floor(availableParallelism() / 2));
/** More are refused with Retry-After, and sent again by the counter. */
const MAX_WAITING = 32;

/**
 * Runs encodings, a few at once: each takes a core, and decoding up to 240 MB of memory. libvips works on threads of
 * its own, so the event loop stays free.
 */
export const encodeInTurn = createSemaphore(CONCURRENCY, MAX_WAITING);
