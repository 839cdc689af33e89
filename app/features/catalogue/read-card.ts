import { formatEgp } from '#contract/money.ts';
import { egp } from '#messages/numbers.ts';
import type { ShownProduct } from './shown-product.ts';

/** The second of two addresses, without what it begins with like the first: how many letters that are, and the rest. */
function shorten(first: string, second: string): string {
  let same = 0;
  while (same < first.length && first[same] === second[same]) same++;
  return `${same} ${second.slice(same)}`;
}

function lengthen(first: string, shortened: string): string {
  const same = Number.parseInt(shortened, 10);
  return first.slice(0, same) + shortened.slice(`${same} `.length);
}

/** What a card's place in a list tells beside what can be seen: numbers as numbers, and the picture for hovering. */
export const describeCard = ({
  id,
  pricePiastres,
  offerPricePiastres,
  rating,
  picture,
  secondPicture,
}: ShownProduct) => ({
  'data-product': id,
  'data-numbers': `${pricePiastres} ${offerPricePiastres ?? ''} ${rating}`,
  'data-second': secondPicture && shorten(picture, secondPicture),
});

/** The product of a card that the server rendered: the page's data leave it to the card. */
export function readCard(place: HTMLElement): ShownProduct {
  const find = <Found extends Element = HTMLElement>(selector: string) =>
    place.querySelector<Found>(selector) ?? undefined;
  const textOf = (selector: string) => find(selector)?.textContent ?? '';
  const { product: id = '', numbers = '', second } = place.dataset;
  const [price, offer, rating] = numbers.split(' ');
  const image = find<HTMLImageElement>('img');
  const picture = image?.getAttribute('src') ?? '';
  const variety = textOf('.card-variety');
  const priceText = textOf('.card-price > .price');
  const isOwnPrice = !priceText || priceText === formatEgp(Number(price), egp);
  return {
    id,
    title: textOf('h3'),
    brand: textOf('bdi'),
    category: textOf('bdi + bdi'),
    categoryId: decodeURIComponent(find<HTMLAnchorElement>('h3 a')?.pathname.split('/').at(-1) ?? ''),
    rating: Number(rating),
    pricePiastres: Number(price),
    offerPricePiastres: offer ? Number(offer) : undefined,
    picture,
    secondPicture: second && lengthen(picture, second),
    placeholder: /"(.*)"/.exec(image?.style.backgroundImage ?? '')?.[1],
    isSoldOut: find('.button-add:disabled') !== undefined,
    ...(variety && { family: { variety, priceText: isOwnPrice ? undefined : priceText } }),
  };
}
