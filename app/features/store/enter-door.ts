interface Door<Inside> {
  open: () => Promise<Inside>;
  look: () => Inside | undefined;
}

/** Acts at once where the door is open, else as soon as it is: for the same shopper only, and never for the next one. */
export async function enterDoor<Inside>(
  door: Door<Inside>,
  readToken: () => string | null,
  act: (inside: Inside) => void,
): Promise<void> {
  const inside = door.look();
  if (inside) return act(inside);
  const token = readToken();
  const found = await door.open();
  if (readToken() === token) act(found);
}
