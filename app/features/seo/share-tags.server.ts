import { writeDescription, writeTitle } from '#app/features/screen/screen-title.tsx';
import { SHOP_FILES } from '#app/paths.ts';
import * as common from '#messages/common.ts';
import { other, tag } from '#messages/language.ts';
import type { PageDescription, SharedPicture } from './page-description.ts';

const localeOf = (language: string) => `${language}_EG`;

/** For pages without a picture of their own. */
function pictureOfShop(origin: string): SharedPicture {
  return { url: origin + SHOP_FILES.sharePicture, alt: common.shop, width: 1200, height: 630 };
}

/** The Open Graph properties of a page; those of the shop if the page has no description. */
export function listShareTags(
  page: PageDescription | undefined,
  origin: string,
  address: string | undefined,
): [property: string, content: string][] {
  const picture = page?.picture ?? pictureOfShop(origin);
  const tags: [string, string | number | undefined][] = [
    ['og:title', writeTitle(page?.name)],
    ['og:description', writeDescription(page?.text)],
    ['og:type', page?.isProduct ? 'product' : 'website'],
    ['og:url', address],
    ['og:image', picture.url],
    ['og:image:width', picture.width],
    ['og:image:height', picture.height],
    ['og:image:alt', picture.alt],
    ['og:site_name', common.shop],
    ['og:locale', localeOf(tag)],
    ['og:locale:alternate', localeOf(other.tag)],
  ];
  return tags.flatMap(([property, content]) =>
    content === undefined ? [] : [[property, String(content)] as [string, string]],
  );
}
