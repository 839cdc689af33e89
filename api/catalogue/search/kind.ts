import { foldText } from './fold.ts';
import { isStopWord, listWords } from './words.ts';

const toSet = (words: string) => new Set(words.split(' ').map(foldText));

/** Words for a container or a set. In 'set of mugs', the kind is 'mugs'. */
const CONTAINER_WORDS = toSet(
  'set pack box pair bundle collection pieces طقم مجموعة عبوة علبة زوج عدد باكيت قطعة',
);
/** Words that distinguish products of one kind. They don't say what a product is. */
const QUALIFIER_WORDS = toSet(
  'pro max mini lite plus ultra new original classic black white red blue green grey gray silver gold pink brown beige ' +
    'yellow orange purple navy gb tb ml cm mm kg inch inches watt watts mah pcs small medium large ' +
    'جديد أصلي أحمر أزرق أخضر أسود أبيض أصفر وردي بني رمادي فضي ذهبي',
);
const PREPOSITION = /\s(?:with|for|in|by|from|on|over|under|of|to|at|without|and)\s.*$/i;
const ARABIC_CHARACTER = /\p{Script=Arabic}/u;
const PUNCTUATION = /[,،;؛:(–—|[]/;

const isNoun = (token: string) => {
  const word = foldText(token);
  return (
    /^\p{L}[\p{L}'’-]+$/u.test(word) &&
    !QUALIFIER_WORDS.has(word) &&
    !CONTAINER_WORDS.has(word) &&
    !isStopWord(word)
  );
};

/** Finds the head noun of an English title: the last word before a comma or a preposition. */
function findEnglishHead(title: string): string | undefined {
  const byAt = title.search(/\sby\s/i);
  const parts = (byAt < 0 ? title : title.slice(0, byAt)).split(PUNCTUATION);
  // 'Dunes by …' is the title of a work and does not say what it is; 'Dunes, a novel by …' does, after the comma.
  if (byAt >= 0 && parts.length === 1) return undefined;
  const part = (byAt < 0 ? parts[0] : parts.at(-1)) ?? '';
  const tokens = part.split(/\s+/);
  const at = tokens.findIndex((token, index) => index > 0 && token.toLowerCase() === 'of');
  const isContent = at > 0 && CONTAINER_WORDS.has(foldText(tokens[at - 1] ?? ''));
  const named = isContent ? tokens.slice(at + 1).join(' ') : part;
  return ` ${named}`.replace(PREPOSITION, '').split(/\s+/).findLast(isNoun);
}

/** Finds the head noun of an Arabic title: its first Arabic word that is neither a container nor a qualifier. */
const findArabicHead = (title: string): string | undefined =>
  title.includes(':')
    ? undefined
    : (title.split(PUNCTUATION)[0] ?? '')
        .split(/\s+/)
        .find((token) => ARABIC_CHARACTER.test(token) && isNoun(foldText(token)));

/** Lists the words for the kind of thing that a product is: the head nouns of its titles. */
export function listKinds(titles: string[]): Set<string> {
  const heads = titles.map((title) =>
    ARABIC_CHARACTER.test(title) ? findArabicHead(title) : findEnglishHead(title),
  );
  return new Set(heads.flatMap((head) => [...listWords(head ?? '')]).filter((word) => word.length > 1));
}
