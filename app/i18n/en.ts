import { common } from './en/common.ts';
import { details } from './en/details.ts';
import { groups } from './en/groups.ts';
import { home } from './en/home.ts';
import { layout } from './en/layout.ts';
import { notices } from './en/notices.ts';
import { product } from './en/product.ts';
import { products } from './en/products.ts';

/** What everybody reads, in English. */
export const en = { common, details, groups, home, layout, notices, product, products };
