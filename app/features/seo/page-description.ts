/** A schema.org object. */
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

/** The description of a page for search engines and link previews. */
export interface PageDescription {
  /** The screen's title without the shop's name; home has none. */
  name?: string | undefined;
  /** The meta description; the shop's if empty. */
  text?: string | undefined;
  /** The canonical path, without the basename. */
  path: string;
  /** Whether search engines should list it. */
  isListed: boolean;
  isProduct?: boolean | undefined;
  /** The picture for link previews; if undefined, the shop's picture is used. */
  picture?: SharedPicture | undefined;
  /** The JSON-LD objects. */
  things: Thing[];
}

/** Writes the absolute address of a path, in the language of the page. */
export type ToAddress = (path: string) => string;

export type DescribePage = (toAddress: ToAddress) => PageDescription;
