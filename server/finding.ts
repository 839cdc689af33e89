/** One line of the report of `npm run shop -- doctor`. */
export interface Finding {
  state: 'ok' | 'warning' | 'problem';
  what: string;
  text: string;
}

export const createOk = (what: string, text: string): Finding => ({ state: 'ok', what, text });
export const createWarning = (what: string, text: string): Finding => ({ state: 'warning', what, text });
export const createProblem = (what: string, text: string): Finding => ({ state: 'problem', what, text });

/** The maximum number of names in a line. */
export const MAX_LISTED = 5;

/** The first few names, and how many more there are. */
export function listSome(names: string[], all = names.length): string {
  const rest = all - MAX_LISTED;
  return names.slice(0, MAX_LISTED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
