/** A picture of a field: its key, and what it shows in words. */
export interface FieldPicture {
  key: string;
  textEn: string;
  textAr: string;
}

/** Moves a picture to another place; the same list if that is none. */
export function movePicture<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  if (from === to || !(from in list) || !(to in list)) return list;
  const next = list.toSpliced(from, 1);
  return next.toSpliced(to, 0, list[from] as Item);
}

/**
 * Adds an uploaded picture before those that were chosen after it, because uploads end in any order. `numberOf` says
 * when a picture was chosen; undefined for pictures that were there before.
 */
export function addInOrder(
  list: readonly FieldPicture[],
  picture: FieldPicture,
  numberOf: (key: string) => number | undefined,
): readonly FieldPicture[] {
  if (list.some(({ key }) => key === picture.key)) return list;
  const number = numberOf(picture.key) ?? Number.POSITIVE_INFINITY;
  const at = list.findIndex(({ key }) => (numberOf(key) ?? 0) > number);
  return list.toSpliced(at < 0 ? list.length : at, 0, picture);
}

/** Replaces a picture, such as by its crop; its texts stay. */
export function replacePicture(
  list: readonly FieldPicture[],
  key: string,
  newKey: string,
): readonly FieldPicture[] {
  if (key === newKey || !list.some((one) => one.key === key)) return list;
  // The crop may be there already.
  return list.flatMap((one) => {
    if (one.key === newKey) return [];
    return one.key === key ? [{ ...one, key: newKey }] : [one];
  });
}
