import { useRouteLoaderData } from 'react-router';
import type { Shipping } from '#app/shipping.server.ts';
import { SHIPPING_PIASTRES } from '#contract/constants.ts';

const USUAL: Shipping = {
  text: '',
  fromPiastres: SHIPPING_PIASTRES,
  isVarying: false,
  freeFromPiastres: null,
};

/** The price of delivery before the governorate is known. */
export const useShipping = (): Shipping =>
  useRouteLoaderData<{ shipping?: Shipping }>('root')?.shipping ?? USUAL;
