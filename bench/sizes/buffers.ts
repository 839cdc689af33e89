import pg from 'pg';
import type { Statement } from '../record-statements.ts';

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

/** Counts the 8 kB buffers that PostgreSQL reads for some statements. */
export async function countBuffers(databaseUrl: string, statements: Statement[]): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    let buffers = 0;
    for (const { text, values } of statements.filter(({ text }) => /^\W*(?:select|with)\b/i.test(text))) {
      const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values);
      const plan: Plan = rows[0]['QUERY PLAN'][0].Plan;
      buffers += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    }
    return buffers;
  } finally {
    await client.end();
  }
}
