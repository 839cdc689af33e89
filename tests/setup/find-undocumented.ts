/** The fields of an answer that its parsed form lacks, except `__v`, which the original provider's database adds. */
export function findUndocumented(sent: unknown, known: unknown, path = ''): string[] {
  if (typeof sent !== 'object' || sent === null) return [];
  return Object.entries(sent).flatMap(([key, value]) => {
    if (key === '__v') return [];
    const place = Array.isArray(sent) ? `${path}[]` : `${path}.${key}`;
    if (!Object.hasOwn(known as object, key)) return [place];
    return findUndocumented(value, Reflect.get(known as object, key), place);
  });
}
