import { common } from './en/common.ts';
import { home } from './en/home.ts';
import { shell } from './en/shell.ts';

export const english = { common, home, shell };

/** The texts of the counter in one language, by feature. */
export type Texts = typeof english;
