/** Writes sitemaps (https://www.sitemaps.org/protocol.html) that list each page in every language. */
import { type Alternate, listAlternates } from '#app/features/seo/addresses.server.ts';

export interface SitemapPage {
  /** The page's path, in any one language. */
  path: string;
  /** Absent if unknown. */
  changedAt?: Date | null | undefined;
}

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP_NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XHTML_NAMESPACE = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const XML_ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => XML_ESCAPES[sign] ?? sign);

function writeChange(changedAt: SitemapPage['changedAt']): string {
  return changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
}

const writeAlternate = ({ language, address }: Alternate) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`;

/** One entry per language, each with links to all languages. */
function writePage({ path, changedAt }: SitemapPage, origin: string): string {
  const alternates = listAlternates(origin, path);
  const links = alternates.map(writeAlternate).join('');
  return [...new Set(alternates.map(({ address }) => address))]
    .map((address) => `<url><loc>${escapeXml(address)}</loc>${writeChange(changedAt)}${links}</url>\n`)
    .join('');
}

export function writeSitemap(pages: SitemapPage[], origin: string): string {
  const urls = pages.map((page) => writePage(page, origin)).join('');
  return `${XML_DECLARATION}<urlset ${SITEMAP_NAMESPACE} ${XHTML_NAMESPACE}>\n${urls}</urlset>\n`;
}

export function writeSitemapIndex(sitemaps: SitemapPage[], origin: string): string {
  const entries = sitemaps.map(
    ({ path, changedAt }) =>
      `<sitemap><loc>${escapeXml(origin + path)}</loc>${writeChange(changedAt)}</sitemap>\n`,
  );
  return `${XML_DECLARATION}<sitemapindex ${SITEMAP_NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}
