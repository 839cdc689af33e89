import { createContext, type RouterContextProvider } from 'react-router';
import type { DescribePage } from './page-description.ts';

interface HeadFacts {
  /** The public origin of the shop. */
  origin: string;
  describe?: DescribePage | undefined;
}

/** Passes the description from a loader to the head of the page. */
export const headContext = createContext<HeadFacts>();

/** Describes the page for search engines. Call it in a loader or middleware: the head is sent before the rest. */
export function describePage(
  { context }: { context: Readonly<RouterContextProvider> },
  describe: DescribePage,
): void {
  context.get(headContext).describe = describe;
}
