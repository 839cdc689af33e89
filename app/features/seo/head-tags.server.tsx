import { toLanguagePath } from '#app/features/language/language.ts';
import { SHOP_FILES } from '#app/paths.ts';
import { basename } from '#messages/language.ts';
import { createAddressWriter, listAlternates, stripBasename } from './addresses.server.ts';
import { writeRobots } from './crawlers.server.ts';
import type { DescribePage, Thing } from './page-description.ts';
import { listShareTags } from './share-tags.server.ts';

interface HeadTagsProps {
  /** The public origin of the shop. */
  origin: string;
  pathname: string;
  status: number;
  /** Undefined if the screen has no description, or if the description came too late. */
  describe?: DescribePage | undefined;
}

/** The tags in the head other than title and description. Those with `data-page` are removed after a navigation. */
export function HeadTags({ origin, pathname, status, describe }: HeadTagsProps) {
  const isFound = status < 400;
  const toAddress = createAddressWriter(origin);
  const page = isFound ? describe?.(toAddress) : undefined;
  const address = page && toAddress(page.path);
  return (
    <>
      <link rel="manifest" href={toLanguagePath(basename, SHOP_FILES.manifest)} />
      <link rel="apple-touch-icon" href={SHOP_FILES.appleIcon} />
      <meta
        data-page=""
        name="robots"
        content={writeRobots({ status, path: stripBasename(pathname), page })}
      />
      {page?.isListed && (
        <>
          <link data-page="" rel="canonical" href={address} />
          {listAlternates(origin, page.path).map((alternate) => (
            <link
              key={alternate.language}
              data-page=""
              rel="alternate"
              hrefLang={alternate.language}
              href={alternate.address}
            />
          ))}
        </>
      )}
      {isFound && (
        <>
          {listShareTags(page, origin, address).map(([property, content]) => (
            <meta key={property} data-page="" property={property} content={content} />
          ))}
          <meta data-page="" name="twitter:card" content="summary_large_image" />
        </>
      )}
      {page && page.things.length > 0 && (
        <script
          data-page=""
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped
          dangerouslySetInnerHTML={{ __html: writeJsonLd(page.things) }}
        />
      )}
    </>
  );
}

/** JSON-LD as the text of a script element; `<` is escaped so that no value can end it. */
export function writeJsonLd(things: Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}
