import { OfferRefused, setOffer } from '#api/catalogue/set-offer.ts';
import { formatEgp } from '#contract/money.ts';
import type { Command } from './command.ts';
import { parseEgp } from './parse-arguments.ts';
import { withShop } from './with-shop.ts';

function readOffer(text: string): number | null {
  if (text === 'none') return null;
  const piastres = parseEgp(text);
  if (piastres === undefined)
    throw new OfferRefused(`'${text}' is neither a price in EGP, such as 149 or 149.50, nor 'none'.`);
  return piastres;
}

export const offerCommand: Command = {
  usage: 'SLUG PRICE|none',
  help: 'Put one product on offer for PRICE in EGP, or end its offer.',
  options: {},
  isFileNeeded: false,
  argumentCount: 2,
  run({ args: [name = '', price = ''] }) {
    const offerPiastres = readOffer(price);
    return withShop(async ({ database }) => {
      const { slug, pricePiastres } = await setOffer(database.db, name, offerPiastres);
      console.log(
        offerPiastres === null
          ? `${slug} is not on offer; it costs ${formatEgp(pricePiastres)}.`
          : `${slug} is on offer for ${formatEgp(offerPiastres)} instead of ${formatEgp(pricePiastres)}.`,
      );
      return true;
    });
  },
};
