import type { Thing, ToAddress } from './page-description.ts';

interface Step {
  name: string;
  path: string;
}

/** The way to a page, as it stands above it. */
export function describeTrail(steps: Step[], toAddress: ToAddress): Thing {
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
