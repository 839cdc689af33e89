const ARABIC_ARTICLE = /^(?:[وبفك]ال|لل|ال)(?=.{3})/;
const ARABIC_ENDING = /(?<=.{3})(?:ات|ه|ي|ا)$/;
// Endings in s that are not plurals.
const NOT_PLURAL = /(?:ss|us|is|ens)$/;
const IRREGULAR_PLURALS: Record<string, string> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  scarves: 'scarf',
  knives: 'knif',
  shelves: 'shelf',
  mice: 'mous',
};

function stemEnglish(word: string): string {
  const irregular = IRREGULAR_PLURALS[word];
  if (irregular) return irregular;
  if (word.length < 4) return word;
  return (NOT_PLURAL.test(word) ? word : word.replace(/s$/, '')).replace(/e$/, '').replace(/y$/, 'i');
}

function stemArabic(word: string): string {
  return word.replace(ARABIC_ARTICLE, '').replace(ARABIC_ENDING, '').replace(ARABIC_ENDING, '');
}

/**
 * Stems a folded word: removes articles and short endings, such as those of plurals. Removes little, because words with
 * the same stem count as the same word.
 */
export function stem(word: string): string {
  if (/^[a-z]+$/.test(word)) return stemEnglish(word);
  return /^[\u0621-\u064a]+$/.test(word) ? stemArabic(word) : word;
}
