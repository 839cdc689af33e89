import { common } from './ar/common.ts';
import { home } from './ar/home.ts';
import { shell } from './ar/shell.ts';
import type { Texts } from './english.ts';

export const arabic: Texts = { common, home, shell };
