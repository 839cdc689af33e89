import { afterAll, vi } from 'vitest';

// Files of one worker share its globals: the next one may take hold of them while it loads, before any of its tests begins.
afterAll(() => vi.unstubAllGlobals());
