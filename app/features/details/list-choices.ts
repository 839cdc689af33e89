import type { Family, Sibling } from './family.ts';

export interface Choice {
  value: string;
  name: string;
  swatch: string | undefined;
  isChosen: boolean;
  /** The product that it leads to. */
  sibling: Sibling;
  isSoldOut: boolean;
  /** What changes along with it, where the family has no product with this and all that is chosen now. */
  alsoChanges: string;
}

interface ChoiceGroup {
  key: string;
  name: string;
  choices: Choice[];
}

// More than an option has values.
const FAR = 1000;

/** How far a sibling is from a product: first by how many options differ, then by whether it is sold out, then by the
 *  steps between the values, so that XL is nearer to L than to S. */
function distanceOf({ options }: Family, from: Sibling, to: Sibling): number {
  return options.reduce(
    (sum, { key, values }) => {
      const at = (one: Sibling) => values.findIndex(({ value }) => value === one.options[key]);
      const steps = Math.abs(at(from) - at(to));
      return steps > 0 ? sum + FAR * FAR + steps : sum;
    },
    to.stock > 0 ? 0 : FAR,
  );
}

/** The sibling that a choice leads to: the product itself if it is that already, else the nearest that has the value. */
export function findSibling(
  family: Family,
  chosen: Sibling,
  key: string,
  value: string,
): Sibling | undefined {
  if (chosen.options[key] === value) return chosen;
  const [nearest] = family.siblings
    .filter(({ options }) => options[key] === value)
    .toSorted((one, other) => distanceOf(family, chosen, one) - distanceOf(family, chosen, other));
  return nearest;
}

/** What can be chosen of each option, beside the chosen one of a family. */
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

/** Where an arrow key leads among radio buttons. */
export function findRadioByKey(key: string, at: number, count: number, isRtl: boolean): number | undefined {
  if (key === 'ArrowDown' || key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return (at + 1) % count;
  if (key === 'ArrowUp' || key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return (at + count - 1) % count;
  return undefined;
}
