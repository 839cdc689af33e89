/** Something of schema.org, by its type. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

export interface SharedPicture {
  url: string;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
}

/** What a page is, for search engines and for who shares a link to it. */
export interface PageDescription {
  /** As the screen's title has it; home has none. */
  name?: string | undefined;
  /** As the screen's own; empty for the shop's. */
  text?: string | undefined;
  /** The one path of what the page shows, in any language. */
  path: string;
  /** Whether search engines should list it. */
  isListed: boolean;
  isProduct?: boolean | undefined;
  /** Undefined for the shop's. */
  picture?: SharedPicture | undefined;
  /** What the page shows. */
  things: Thing[];
}

/** The whole address of a path, in the language of the page. */
export type ToAddress = (path: string) => string;

export type DescribePage = (toAddress: ToAddress) => PageDescription;
