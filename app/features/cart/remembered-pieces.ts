const KEY = 'cart-pieces';

/** The last known number of pieces, so that the badge has something to show before the cart is read. */
export const rememberedPieces = {
  read(): number | undefined {
    try {
      const kept = Number.parseInt(localStorage.getItem(KEY) ?? '', 10);
      return kept >= 0 ? kept : undefined;
    } catch {
      return undefined;
    }
  },
  write(pieces: number | undefined): void {
    try {
      if (pieces === undefined) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, String(pieces));
    } catch {
      // Without storage the badge starts empty.
    }
  },
};
