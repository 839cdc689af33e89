/** Plans products before any text is written: their type, the size of their family and their sales. */
import { createChoice, createZipfWeights, Random } from './random.ts';
import { CATEGORIES } from './words/categories.ts';
import type { CategoryWords, ProductType, SubcategoryWords } from './words/category-words.ts';
import { OPTION_KINDS, type OptionKind } from './words/options.ts';

/** A product type with its category and subcategory. */
export interface Article {
  categoryAt: number;
  /** The index among the subcategories of all categories. */
  subcategoryAt: number;
  category: CategoryWords;
  subcategory: SubcategoryWords;
  type: ProductType;
}

/** An option that differs within a family, and its number of values. */
export interface Axis {
  kind: OptionKind;
  values: number;
}

/** A single product or a family. */
export interface Unit {
  number: number;
  article: Article;
  /** Empty for a single product. */
  axes: Axis[];
  /** Sales of each sibling. */
  sold: number[];
}

/** The share of families among units that can have options. With it, a quarter of all products belongs to a family. */
const FAMILY_SHARE = 0.088;
const MAX_FAMILY_SIZE = 8;
/** How many values the two options of a family may have. */
const GRID_SIZES = [
  [2, 2],
  [2, 3],
  [3, 2],
  [2, 4],
  [4, 2],
] as const;
/** Draws how many values a family's only option has beyond two. */
const drawMoreValues = createChoice([30, 26, 18, 12, 7, 4, 3]);

// Sales have a Pareto distribution: mostly a few, sometimes thousands.
const TYPICAL_SALES = 15;
const PARETO_EXPONENT = 1.25;
const MAX_SALES = 400_000;

function listArticles() {
  const articles: Article[] = [];
  const weights: number[] = [];
  const ofCategories = createZipfWeights(CATEGORIES.length, 0.6);
  let subcategoryAt = 0;
  CATEGORIES.forEach((category, categoryAt) => {
    const ofSubcategories = createZipfWeights(category.subcategories.length, 0.6);
    const whole = ofSubcategories.reduce((sum, share) => sum + share, 0);
    category.subcategories.forEach((subcategory, at) => {
      const ofTypes = createZipfWeights(subcategory.types.length, 0.5);
      const all = ofTypes.reduce((sum, share) => sum + share, 0);
      subcategory.types.forEach((type, typeAt) => {
        articles.push({ categoryAt, subcategoryAt, category, subcategory, type });
        weights.push(
          ((ofCategories[categoryAt] ?? 0) * (ofSubcategories[at] ?? 0) * (ofTypes[typeAt] ?? 0)) /
            (whole * all),
        );
      });
      subcategoryAt += 1;
    });
  });
  return { articles, weights };
}

const { articles, weights } = listArticles();
const chooseArticle = createChoice(weights);

function planAxes(random: Random, [first, second]: readonly OptionKind[]): Axis[] {
  if (!first || !random.chance(FAMILY_SHARE)) return [];
  if (second && random.chance(0.5)) {
    const [firstValues, secondValues] = random.pick(GRID_SIZES);
    return [
      { kind: first, values: firstValues },
      { kind: second, values: secondValues },
    ];
  }
  const kind = second && random.chance(0.5) ? second : first;
  const max = Math.min(MAX_FAMILY_SIZE, OPTION_KINDS[kind].values.length);
  return [{ kind, values: Math.min(max, 2 + drawMoreValues(random)) }];
}

function planSales(random: Random): number {
  return Math.min(MAX_SALES, TYPICAL_SALES * ((1 - random.next()) ** (-1 / PARETO_EXPONENT) - 1));
}

/** Plans the unit with this number, independently of other units. */
function planUnit(seed: number, number: number): Unit {
  const random = new Random(seed, number, 2);
  const article = articles[chooseArticle(random)];
  if (!article) throw new Error('there are no articles');
  const axes = planAxes(random, article.subcategory.options);
  const siblings = axes.reduce((count, { values }) => count * values, 1);
  const sales = planSales(random);
  const sold = Array.from({ length: siblings }, (_, at) =>
    Math.floor(at === 0 ? sales : sales * random.next()),
  );
  return { number, article, axes, sold };
}

/** Plans units up to a number of products; the last family may be cut short. */
export function* planUnits(seed: number, products: number): Generator<Unit> {
  let left = products;
  for (let number = 0; left > 0; number += 1) {
    const unit = planUnit(seed, number);
    unit.sold.length = Math.min(unit.sold.length, left);
    left -= unit.sold.length;
    yield unit;
  }
}
