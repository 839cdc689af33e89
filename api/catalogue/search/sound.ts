// Letters that are taken for each other in writing stand for the same.
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
  ].flatMap(([sound = '', letters = '']) => [...letters].map((letter) => [letter, sound])),
);

/** How a folded word sounds, roughly, in Latin letters. */
export const soundOf = (word: string): string =>
  word.replace(/[\u0621-\u06ff]/g, (letter) => SOUNDS[letter] ?? '');
