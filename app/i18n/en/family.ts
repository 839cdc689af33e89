/** What a card says that stands for several sizes or colours. */
import { formatNumber } from './numbers.ts';

export const sizes = (count: number) => `${formatNumber(count)} sizes`;
export const colours = (count: number) => `${formatNumber(count)} colours`;
export const lengths = (count: number) => `${formatNumber(count)} lengths`;
export const choices = (count: number) => `${formatNumber(count)} options`;
export const priceFrom = (price: string) => `From ${price}`;
