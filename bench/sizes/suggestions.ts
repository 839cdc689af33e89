import autocannon from 'autocannon';
import pg from 'pg';

const CONNECTION_COUNT = 20;
const WARM_UP_SECONDS = 6;
const MEASURED_SECONDS = 10;
const WORD_COUNT = 100;

/** Prefixes of the most common words, from 2 to 5 characters, as somebody types them. */
async function listPrefixes(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ word: string }>(
      `select word from search_words where length(word) > 4 order by products desc limit ${WORD_COUNT}`,
    );
    return [...new Set(rows.flatMap(({ word }) => [2, 3, 4, 5].map((length) => word.slice(0, length))))];
  } finally {
    await client.end();
  }
}

/** The 99th percentile of suggestions' response times, in milliseconds, with twenty connections. */
export async function measureSuggestions(url: string, databaseUrl: string): Promise<number> {
  const requests = (await listPrefixes(databaseUrl)).map((beginning) => ({
    path: `/api/v1/products/suggest?q=${encodeURIComponent(beginning)}`,
  }));
  const load = (duration: number) => autocannon({ url, connections: CONNECTION_COUNT, duration, requests });
  await load(WARM_UP_SECONDS);
  const { latency, non2xx, errors } = await load(MEASURED_SECONDS);
  if (non2xx + errors > 0) throw new Error(`${non2xx} responses other than 2xx, ${errors} errors`);
  return latency.p99;
}
