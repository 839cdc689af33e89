import { createContext, type RouterContextProvider } from 'react-router';
import type { DescribePage } from './page-description.ts';

interface HeadFacts {
  /** The shop's own address, as the visitor knows it. */
  origin: string;
  describe?: DescribePage | undefined;
}

/** Where a request's screen leaves what it shows, for the head of the page. */
export const headContext = createContext<HeadFacts>();

/** Says what the page is. Only a loader, or what runs before it, can: the head leaves before the rest. */
export function describePage(
  { context }: { context: Readonly<RouterContextProvider> },
  describe: DescribePage,
): void {
  context.get(headContext).describe = describe;
}
