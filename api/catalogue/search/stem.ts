const ARTICLE = /^(?:[وبفك]ال|لل|ال)(?=.{3})/;
const ARABIC_ENDING = /(?<=.{3})(?:ات|ه|ي|ا)$/;
// Words whose last letter is no plural.
const NOT_PLURAL = /(?:ss|us|is|ens)$/;
const IRREGULAR: Record<string, string> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  scarves: 'scarf',
  knives: 'knif',
  shelves: 'shelf',
  mice: 'mous',
};

function stemEnglish(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  if (word.length < 4) return word;
  return (NOT_PLURAL.test(word) ? word : word.replace(/s$/, '')).replace(/e$/, '').replace(/y$/, 'i');
}

function stemArabic(word: string): string {
  return word.replace(ARTICLE, '').replace(ARABIC_ENDING, '').replace(ARABIC_ENDING, '');
}

/** What the forms of a folded word have in common: without article and plural. Light on purpose, since words that share
 *  one are taken for the same; it is never shown. */
export function stem(word: string): string {
  if (/^[a-z]+$/.test(word)) return stemEnglish(word);
  return /^[\u0621-\u064a]+$/.test(word) ? stemArabic(word) : word;
}
