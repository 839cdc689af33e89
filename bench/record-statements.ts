import pg from 'pg';

export interface Statement {
  name: string | undefined;
  text: string;
  values: unknown[];
}

type Query = (config: unknown, values?: unknown, callback?: unknown) => unknown;

/** Records the SQL statements that an action sends through pg, in order. */
export async function recordStatements(action: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const original = pg.Client.prototype.query as Query;
  const recording: Query = function (this: pg.Client, config, values, callback) {
    const given = typeof config === 'string' ? { text: config } : (config as Partial<Statement>);
    statements.push({
      name: given.name,
      text: given.text ?? '',
      values: Array.isArray(values) ? values : (given.values ?? []),
    });
    return original.call(this, config, values, callback);
  };
  pg.Client.prototype.query = recording as typeof pg.Client.prototype.query;
  try {
    await action();
  } finally {
    pg.Client.prototype.query = original as typeof pg.Client.prototype.query;
  }
  return statements;
}
