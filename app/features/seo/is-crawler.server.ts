const CRAWLER =
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|skype|pinterest|embedly|preview|lighthouse|google-|googleother|apis-google|mediapartners/i;

/** Whether it is a program that reads the page once, runs no script of it, and rather waits than sees half of it. */
export function isCrawler(userAgent: string | null): boolean {
  return CRAWLER.test(userAgent ?? '');
}
