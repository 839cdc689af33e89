import House from 'lucide-react/icons/house';
import type { LucideIcon } from 'lucide-react/types';
import type { Texts } from '#counter/i18n/english.ts';

export interface Screen {
  path: string;
  name: keyof Omit<Texts['shell']['screens'], 'title'>;
  icon: LucideIcon;
}

/** The screens of the menu, in its order. */
export const SCREENS: Screen[] = [{ path: '/', name: 'home', icon: House }];
