import type { TypedAddress } from '#contract/forms.ts';
import type { Governorate } from '#contract/governorates.ts';

/** A typed address as our own provider takes it: what was left empty is left out. */
export function toSent({ governorate, area, ...place }: TypedAddress) {
  return {
    ...place,
    // One of the options that the form had.
    ...(governorate && { governorate: governorate as Governorate }),
    ...(area && { area }),
  };
}
