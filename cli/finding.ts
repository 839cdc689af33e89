/** One line of the doctor's report. */
export interface Finding {
  state: 'ok' | 'warning' | 'problem';
  what: string;
  text: string;
}

export const ok = (what: string, text: string): Finding => ({ state: 'ok', what, text });
export const warning = (what: string, text: string): Finding => ({ state: 'warning', what, text });
export const problem = (what: string, text: string): Finding => ({ state: 'problem', what, text });
