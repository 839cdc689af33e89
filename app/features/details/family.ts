import type { Product } from '#contract/catalogue/answers.ts';
import { findOfferPiastres, toPiastres } from '#contract/money.ts';

/** A product of a family, with the fields that are shown as soon as it is chosen. */
export interface Sibling {
  id: string;
  /** Its option values, such as 'Black · XL'. */
  name: string;
  /** The value of each option by its key. */
  options: Record<string, string>;
  stock: number;
  pricePiastres: number;
  /** Undefined if the product is not on offer. */
  offerPricePiastres: number | undefined;
  /** Its cover; undefined if it is the same as the current product's. */
  cover?: string;
}

interface OptionValue {
  value: string;
  name: string;
  /** Such as #1f2a44; only for colours. */
  swatch?: string | undefined;
}

export interface FamilyOption {
  key: string;
  name: string;
  values: OptionValue[];
}

/** The sizes and colours of a product, each a product of its own, including the current one. */
export interface Family {
  id: string;
  /** The part that the titles of its products share, if any. */
  title: string | undefined;
  options: FamilyOption[];
  siblings: Sibling[];
}

// Validated, because it is used as a style.
const SWATCH_FORMAT = /^#[\da-f]{6}$/i;

const pickTexts = (from: object): Record<string, string> =>
  Object.fromEntries(Object.entries(from).filter(([, value]) => typeof value === 'string'));

/** The name of a product's value in an option. */
export const findValueName = (
  { key, values }: FamilyOption,
  { options }: { options: Record<string, unknown> },
): string | undefined => values.find(({ value }) => value === options[key])?.name;

/** The family of a product; undefined without a family or without anything to choose. */
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
        swatch: SWATCH_FORMAT.test(one.swatch ?? '') ? one.swatch : undefined,
      })),
    })),
    siblings: siblings.map((sibling) => ({
      id: sibling._id,
      name: varying.flatMap((option) => findValueName(option, sibling) ?? []).join(' · '),
      options: pickTexts(sibling.options),
      stock: sibling.quantity,
      pricePiastres: toPiastres(sibling.price),
      offerPricePiastres: findOfferPiastres({ ...sibling, ratingsAverage }),
      ...(sibling.imageCover !== imageCover && { cover: sibling.imageCover }),
    })),
  };
}
