import type { Family, Sibling } from './family.ts';

export interface Choice {
  value: string;
  name: string;
  swatch: string | undefined;
  isChosen: boolean;
  /** The product that the choice links to. */
  sibling: Sibling;
  isSoldOut: boolean;
  /**
   * Values of other options that change as well, because no product has this value with the current ones; may be
   * empty.
   */
  alsoChanges: string;
}

interface ChoiceGroup {
  key: string;
  name: string;
  choices: Choice[];
}

// Each weight exceeds the sum of all smaller terms, because an option has fewer than 1000 values.
const SOLD_OUT_DISTANCE = 1000;
const OPTION_DISTANCE = SOLD_OUT_DISTANCE ** 2;

/** The distance of a sibling from a product: first the number of differing options, then being sold out, then the steps
 *  between values, so that XL is nearer to L than to S. */
function measureDistance({ options }: Family, from: Sibling, to: Sibling): number {
  return options.reduce(
    (sum, { key, values }) => {
      const at = (one: Sibling) => values.findIndex(({ value }) => value === one.options[key]);
      const steps = Math.abs(at(from) - at(to));
      return steps > 0 ? sum + OPTION_DISTANCE + steps : sum;
    },
    to.stock > 0 ? 0 : SOLD_OUT_DISTANCE,
  );
}

/** The sibling that a choice links to: the product itself if it has the value, otherwise the nearest sibling that has
 *  it. */
export function findSibling(
  family: Family,
  chosen: Sibling,
  key: string,
  value: string,
): Sibling | undefined {
  if (chosen.options[key] === value) return chosen;
  const [nearest] = family.siblings
    .filter(({ options }) => options[key] === value)
    .toSorted((one, other) => measureDistance(family, chosen, one) - measureDistance(family, chosen, other));
  return nearest;
}

/** The choices of each option of a family. */
export function listChoices(family: Family, chosen: Sibling): ChoiceGroup[] {
  return family.options.map(({ key, name, values }) => ({
    key,
    name,
    choices: values.flatMap(({ value, name, swatch }) => {
      const sibling = findSibling(family, chosen, key, value);
      if (!sibling) return [];
      const isChosen = chosen.options[key] === value;
      const alsoChanges = family.options
        .filter((other) => other.key !== key && chosen.options[other.key] !== sibling.options[other.key])
        .map((other) => other.values.find((one) => one.value === sibling.options[other.key])?.name)
        .join(' · ');
      return { value, name, swatch, isChosen, sibling, isSoldOut: sibling.stock <= 0, alsoChanges };
    }),
  }));
}

/** The index that an arrow key moves to among radio buttons. */
export function findRadioByKey(key: string, at: number, count: number, isRtl: boolean): number | undefined {
  if (key === 'ArrowDown' || key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return (at + 1) % count;
  if (key === 'ArrowUp' || key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return (at + count - 1) % count;
  return undefined;
}
