import type { Thing, ToAddress } from './page-description.ts';

interface LinkedItem {
  path: string;
}

interface ListFacts {
  name: string;
  /** The number of items on earlier pages. */
  before?: number;
  /** The number of items on all pages. */
  total?: number;
}

/** Enough to describe a long list; search engines follow the links of the page anyway. */
const MAX_LISTED = 10;

export function describeList(
  items: LinkedItem[],
  toAddress: ToAddress,
  { name, before = 0, total = items.length }: ListFacts,
): Thing {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: items.slice(0, MAX_LISTED).map((item, at) => ({
      '@type': 'ListItem',
      position: before + at + 1,
      url: toAddress(item.path),
    })),
  };
}

interface Breadcrumb {
  name: string;
  path: string;
}

export function describeBreadcrumbs(breadcrumbs: Breadcrumb[], toAddress: ToAddress): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: toAddress(path),
    })),
  };
}
