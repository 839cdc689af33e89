import type { Thing, ToAddress } from './page-description.ts';

interface Listed {
  name: string;
  path: string;
}

interface ListFacts {
  name: string;
  /** The number of items on earlier pages. */
  before?: number;
  /** On all pages. */
  total?: number;
}

export function describeList(
  items: Listed[],
  toAddress: ToAddress,
  { name, before = 0, total = items.length }: ListFacts,
): Thing {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: items.map((item, at) => ({
      '@type': 'ListItem',
      position: before + at + 1,
      name: item.name,
      url: toAddress(item.path),
    })),
  };
}

interface Step {
  name: string;
  path: string;
}

export function describeBreadcrumbs(steps: Step[], toAddress: ToAddress): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: toAddress(path),
    })),
  };
}
