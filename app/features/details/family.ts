import type { Product } from '#contract/catalogue/answers.ts';
import { findOfferPiastres, toPiastres } from '#contract/money.ts';

/** One of the sizes and colours of a product, with what changes as soon as it is chosen. */
export interface Sibling {
  id: string;
  /** What it is, such as 'Black · XL'. */
  name: string;
  /** The value of each option by its key. */
  options: Record<string, string>;
  stock: number;
  pricePiastres: number;
  /** Only on offer. */
  offerPricePiastres: number | undefined;
  /** Only where it is another than that of the product on show. */
  cover?: string;
}

interface OptionValue {
  value: string;
  name: string;
  /** As #1f2a44; only colours have one. */
  swatch?: string | undefined;
}

export interface FamilyOption {
  key: string;
  name: string;
  values: OptionValue[];
}

/** The products that are one thing in several sizes or colours, this one among them. */
export interface Family {
  id: string;
  /** What their titles share; undefined where that is nothing. */
  title: string | undefined;
  options: FamilyOption[];
  siblings: Sibling[];
}

// It becomes a style: nothing but a colour may get there.
const SWATCH = /^#[\da-f]{6}$/i;

const pickTexts = (from: object): Record<string, string> =>
  Object.fromEntries(Object.entries(from).filter(([, value]) => typeof value === 'string'));

/** What a product is in an option, in words. */
export const nameValue = (
  { key, values }: FamilyOption,
  { options }: { options: Record<string, unknown> },
): string | undefined => values.find(({ value }) => value === options[key])?.name;

/** The family of a product; undefined without one, and where there is nothing to choose. */
export function toFamily({ _id, imageCover, ratingsAverage, family }: Product): Family | undefined {
  const { siblings = [], options = [] } = family ?? {};
  const varying = options.filter(({ values }) => values.length > 1);
  const isIncluded = siblings.some((sibling) => sibling._id === _id);
  if (!family || !isIncluded || varying.length === 0) return undefined;
  return {
    id: family._id,
    title: family.title,
    options: varying.map(({ key, name, values }) => ({
      key,
      name,
      values: values.map((one) => ({
        ...one,
        swatch: SWATCH.test(one.swatch ?? '') ? one.swatch : undefined,
      })),
    })),
    siblings: siblings.map((sibling) => ({
      id: sibling._id,
      name: varying.flatMap((option) => nameValue(option, sibling) ?? []).join(' · '),
      options: pickTexts(sibling.options),
      stock: sibling.quantity,
      pricePiastres: toPiastres(sibling.price),
      offerPricePiastres: findOfferPiastres({ ...sibling, ratingsAverage }),
      ...(sibling.imageCover !== imageCover && { cover: sibling.imageCover }),
    })),
  };
}
