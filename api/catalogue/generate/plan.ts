/** Decides what is made before any text is written: which kind of thing, how many siblings, how well they sell. */
import { createChoice, fall, Random } from './random.ts';
import { CATEGORIES } from './words/all.ts';
import type { CategoryWords, ProductType, SubcategoryWords } from './words/category-words.ts';
import { OPTION_KINDS, type OptionKind } from './words/options.ts';

/** A kind of thing with its place in the shop. */
export interface Article {
  categoryAt: number;
  /** Among the subcategories of all categories. */
  subcategoryAt: number;
  category: CategoryWords;
  subcategory: SubcategoryWords;
  type: ProductType;
}

/** What the siblings of a family differ by, and in how many values. */
export interface Axis {
  kind: OptionKind;
  values: number;
}

/** One product, or a family of them. */
export interface Unit {
  number: number;
  article: Article;
  /** None for a product on its own. */
  axes: Axis[];
  /** By sibling. */
  sold: number[];
}

/** Of what can be had in several sizes or colours, so many are families: a quarter of all products then is in one. */
const FAMILY_SHARE = 0.088;
const LARGEST_FAMILY = 8;
const GRIDS = [
  [2, 2],
  [2, 3],
  [3, 2],
  [2, 4],
  [4, 2],
] as const;
const FAMILY_SIZES = createChoice([30, 26, 18, 12, 7, 4, 3]);

// Most things sell a few times, some thousands of times: a Pareto distribution.
const TYPICAL_SALES = 15;
const TAIL = 1.25;
const MOST_SALES = 400_000;

function listArticles() {
  const articles: Article[] = [];
  const weights: number[] = [];
  const ofCategories = fall(CATEGORIES.length, 0.6);
  let subcategoryAt = 0;
  CATEGORIES.forEach((category, categoryAt) => {
    const ofSubcategories = fall(category.subcategories.length, 0.6);
    const whole = ofSubcategories.reduce((sum, share) => sum + share, 0);
    category.subcategories.forEach((subcategory, at) => {
      const ofTypes = fall(subcategory.types.length, 0.5);
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
    const [firstValues, secondValues] = random.pick(GRIDS);
    return [
      { kind: first, values: firstValues },
      { kind: second, values: secondValues },
    ];
  }
  const kind = second && random.chance(0.5) ? second : first;
  const most = Math.min(LARGEST_FAMILY, OPTION_KINDS[kind].values.length);
  return [{ kind, values: Math.min(most, 2 + FAMILY_SIZES(random)) }];
}

function planSales(random: Random): number {
  return Math.min(MOST_SALES, TYPICAL_SALES * ((1 - random.next()) ** (-1 / TAIL) - 1));
}

/** The unit of a number, for itself: the same whichever others are made. */
function planUnit(seed: number, number: number): Unit {
  const random = new Random(seed, number, 2);
  const article = articles[chooseArticle(random)];
  if (!article) throw new Error('there is nothing to make');
  const axes = planAxes(random, article.subcategory.options);
  const siblings = axes.reduce((count, { values }) => count * values, 1);
  const sales = planSales(random);
  const sold = Array.from({ length: siblings }, (_, at) =>
    Math.floor(at === 0 ? sales : sales * random.next()),
  );
  return { number, article, axes, sold };
}

/** Units until there are so many products; the last family may have fewer siblings than it was planned with. */
export function* planUnits(seed: number, products: number): Generator<Unit> {
  let left = products;
  for (let number = 0; left > 0; number += 1) {
    const unit = planUnit(seed, number);
    unit.sold.length = Math.min(unit.sold.length, left);
    left -= unit.sold.length;
    yield unit;
  }
}
