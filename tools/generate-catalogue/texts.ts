/** Writes titles and descriptions in both languages. */
import { makeBook, makeCode, makeModel } from './names.ts';
import type { Article } from './plan.ts';
import type { Random } from './random.ts';
import { capitalise, type Fillings, fill, lowercaseWords } from './templates.ts';
import { PLACES } from './words/book-names.ts';
import type { NumberedPhrase, Phrase } from './words/category-words.ts';

export interface Texts {
  /** Shared by all products of a family. */
  title: Phrase;
  /** The description, which names the product's colour if it has one. */
  describe(colour: Phrase | undefined): Phrase;
}

const createPhrase = (text: string): Phrase => ({ en: text, ar: text });
const EMPTY_PHRASE = createPhrase('');
const pickNumber = (random: Random, { numbers }: NumberedPhrase) =>
  createPhrase(numbers.length > 0 ? String(random.pick(numbers)) : '');

/** Whether a feature follows the type in English, such as `with Remote` or `for Men`. */
const followsType = (feature: string) => /^(?:with|for|in) /.test(feature);

const joinWords = (parts: string[]) => parts.filter(Boolean).join(' ');

function writeTitle(random: Random, article: Article, brand: Phrase | undefined, material: Phrase): Phrase {
  const { category, type } = article;
  const model = makeModel(random, category, brand?.en);
  const features = random.pickSome(type.features, random.chance(0.35) ? 2 : 1);
  const hasMaterial = random.chance(0.45) && !type.en.includes(material.en);
  const spec = type.specs.length > 0 && random.chance(0.8) ? random.pick(type.specs) : undefined;
  const n = spec && pickNumber(random, spec);
  const ar = (phrase: Phrase) => fill(phrase.ar, 'ar', n && { n }, type.isFeminine);
  return {
    en: joinWords([
      brand?.en ?? '',
      model,
      ...features.filter(({ en }) => !followsType(en)).map(({ en }) => en),
      hasMaterial ? material.en : '',
      type.en,
      ...features.filter(({ en }) => followsType(en)).map(({ en }) => en),
      spec ? fill(spec.en, 'en', n && { n }) : '',
    ]),
    ar: joinWords([
      type.ar,
      hasMaterial ? ar(material) : '',
      ...features.map(ar),
      brand?.ar ?? '',
      model,
      spec ? ar(spec) : '',
    ]),
  };
}

function writeBookTitle(random: Random, { type }: Article): Phrase {
  const { title, author } = makeBook(random);
  const edition = random.pick(type.features);
  return {
    en: `${title.en}, ${lowercaseWords(type.en)} by ${author.en}, ${lowercaseWords(edition.en)}`,
    ar: `${title.ar}، ${type.ar}، ${author.ar}، ${fill(edition.ar, 'ar', {}, type.isFeminine)}`,
  };
}

/** Chooses sentences; returns a function that fills in a product's colour. */
function describe(
  random: Random,
  { subcategory, type }: Article,
  brand: Phrase | undefined,
  material: Phrase,
): Texts['describe'] {
  const slots: Fillings = {
    type: { en: lowercaseWords(type.en), ar: type.ar },
    material: { en: lowercaseWords(material.en), ar: material.ar },
    place: random.pick(PLACES),
  };
  const sentences = [
    random.pick(subcategory.openers),
    ...random.pickSome(subcategory.sentences, 1 + random.below(3)),
  ].map((phrase) => ({ phrase, n: pickNumber(random, phrase) }));
  const code = random.chance(0.15) ? makeCode(random, brand?.en) : undefined;
  return (colour) => {
    if (colour) slots.colour = { en: lowercaseWords(colour.en), ar: colour.ar };
    const en = sentences.map(({ phrase, n }) => capitalise(fill(phrase.en, 'en', { ...slots, n })));
    const ar = sentences.map(({ phrase, n }) => fill(phrase.ar, 'ar', { ...slots, n }, type.isFeminine));
    if (code) {
      en.push(`Model number ${code}.`);
      ar.push(`رقم الموديل ${code}.`);
    }
    return { en: en.join(' '), ar: ar.join(' ') };
  };
}

/** Writes the texts that the products of a unit share. */
export function writeTexts(random: Random, article: Article, brand: Phrase | undefined): Texts {
  const { materials } = article.subcategory;
  const material = materials.length > 0 ? random.pick(materials) : EMPTY_PHRASE;
  const title =
    article.category.naming === 'books'
      ? writeBookTitle(random, article)
      : writeTitle(random, article, brand, material);
  return { title, describe: describe(random, article, brand, material) };
}
