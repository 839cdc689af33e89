/** How long `vi.waitFor` waits for a state: far longer than it takes, because a busy machine is not a fault. */
export const PATIENCE = { timeout: 20_000, interval: 10 };
