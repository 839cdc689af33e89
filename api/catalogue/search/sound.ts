// Arabic characters that are often confused share a Latin letter.
const SOUNDS: Record<string, string> = Object.fromEntries(
  [
    ['a', 'اء'],
    ['b', 'بپ'],
    ['t', 'تط'],
    ['s', 'سصث'],
    ['j', 'جچ'],
    ['h', 'حه'],
    ['x', 'خ'],
    ['d', 'دضظ'],
    ['z', 'ذز'],
    ['r', 'ر'],
    ['c', 'ش'],
    ['e', 'ع'],
    ['g', 'غگ'],
    ['f', 'فڤ'],
    ['k', 'قك'],
    ['l', 'ل'],
    ['m', 'م'],
    ['n', 'ن'],
    ['w', 'و'],
    ['y', 'ي'],
  ].flatMap(([sound = '', characters = '']) => [...characters].map((character) => [character, sound])),
);

/** The approximate sound of a folded word, in Latin letters. */
export const soundOf = (word: string): string =>
  word.replace(/[\u0621-\u06ff]/g, (character) => SOUNDS[character] ?? '');
