/** One line of the doctor's report. */
export interface Finding {
  state: 'ok' | 'warning' | 'problem';
  what: string;
  text: string;
}

export const ok = (what: string, text: string): Finding => ({ state: 'ok', what, text });
export const warning = (what: string, text: string): Finding => ({ state: 'warning', what, text });
export const problem = (what: string, text: string): Finding => ({ state: 'problem', what, text });

/** As many names as a line has room for. */
export const SHOWN = 5;

/** The first few names, and how many more there are. */
export function listSome(names: string[], all = names.length): string {
  const rest = all - SHOWN;
  return names.slice(0, SHOWN).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
