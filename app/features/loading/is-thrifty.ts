interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether nothing may be fetched that might not be needed: the shopper saves data, or the connection is slow. */
export function isThrifty(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || /^(?:slow-)?2g$|^3g$/.test(effectiveType ?? '');
}
