/** Writes titles and descriptions in both languages. */
import { makeBook, makeCode, makeModel } from './names.ts';
import { capitalise, type Fillings, fill, lower } from './phrase.ts';
import type { Article } from './plan.ts';
import type { Random } from './random.ts';
import { PLACES } from './words/book-names.ts';
import type { NumberedPhrase, Phrase } from './words/category-words.ts';

export interface Texts {
  /** What the siblings of a family have in common. */
  title: Phrase;
  /** Of things that have colours, the one that it has. */
  describe(colour: Phrase | undefined): Phrase;
}

const same = (text: string): Phrase => ({ en: text, ar: text });
const NOTHING = same('');
const numberOf = (random: Random, { numbers }: NumberedPhrase) =>
  same(numbers.length > 0 ? String(random.pick(numbers)) : '');

/** `with Remote` and `for Men` stand behind what they are said of. */
const standsBehind = (feature: string) => /^(?:with|for|in) /.test(feature);

const join = (parts: string[]) => parts.filter(Boolean).join(' ');

function nameThing(random: Random, article: Article, brand: Phrase | undefined, material: Phrase): Phrase {
  const { category, type } = article;
  const model = makeModel(random, category, brand?.en);
  const features = random.pickSome(type.features, random.chance(0.35) ? 2 : 1);
  const isMaterialSaid = random.chance(0.45) && !type.en.includes(material.en);
  const spec = type.specs.length > 0 && random.chance(0.8) ? random.pick(type.specs) : undefined;
  const n = spec && numberOf(random, spec);
  const ar = (phrase: Phrase) => fill(phrase.ar, 'ar', n && { n }, type.isFeminine);
  return {
    en: join([
      brand?.en ?? '',
      model,
      ...features.filter(({ en }) => !standsBehind(en)).map(({ en }) => en),
      isMaterialSaid ? material.en : '',
      type.en,
      ...features.filter(({ en }) => standsBehind(en)).map(({ en }) => en),
      spec ? fill(spec.en, 'en', n && { n }) : '',
    ]),
    ar: join([
      type.ar,
      isMaterialSaid ? ar(material) : '',
      ...features.map(ar),
      brand?.ar ?? '',
      model,
      spec ? ar(spec) : '',
    ]),
  };
}

function nameBook(random: Random, { type }: Article): Phrase {
  const { title, author } = makeBook(random);
  const edition = random.pick(type.features);
  return {
    en: `${title.en}, ${lower(type.en)} by ${author.en}, ${lower(edition.en)}`,
    ar: `${title.ar}، ${type.ar}، ${author.ar}، ${fill(edition.ar, 'ar', {}, type.isFeminine)}`,
  };
}

/** Chooses what is said, and answers it of a product in one of its colours. */
function describe(
  random: Random,
  { subcategory, type }: Article,
  brand: Phrase | undefined,
  material: Phrase,
): Texts['describe'] {
  const slots: Fillings = {
    type: { en: lower(type.en), ar: type.ar },
    material: { en: lower(material.en), ar: material.ar },
    place: random.pick(PLACES),
  };
  const said = [
    random.pick(subcategory.openers),
    ...random.pickSome(subcategory.sentences, 1 + random.below(3)),
  ].map((phrase) => ({ phrase, n: numberOf(random, phrase) }));
  const code = random.chance(0.15) ? makeCode(random, brand?.en) : undefined;
  return (colour) => {
    if (colour) slots.colour = { en: lower(colour.en), ar: colour.ar };
    const en = said.map(({ phrase, n }) => capitalise(fill(phrase.en, 'en', { ...slots, n })));
    const ar = said.map(({ phrase, n }) => fill(phrase.ar, 'ar', { ...slots, n }, type.isFeminine));
    if (code) {
      en.push(`Model number ${code}.`);
      ar.push(`رقم الموديل ${code}.`);
    }
    return { en: en.join(' '), ar: ar.join(' ') };
  };
}

/** The texts that the products of a unit share. */
export function writeTexts(random: Random, article: Article, brand: Phrase | undefined): Texts {
  const { materials } = article.subcategory;
  const material = materials.length > 0 ? random.pick(materials) : NOTHING;
  const title =
    article.category.naming === 'books'
      ? nameBook(random, article)
      : nameThing(random, article, brand, material);
  return { title, describe: describe(random, article, brand, material) };
}
