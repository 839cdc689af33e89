import CircleUser from 'lucide-react/icons/circle-user';
import House from 'lucide-react/icons/house';
import Package from 'lucide-react/icons/package';
import type { LucideIcon } from 'lucide-react/types';
import type { Texts } from '#counter/i18n/english.ts';

export interface Screen {
  path: string;
  name: keyof Omit<Texts['shell']['screens'], 'title'>;
  icon: LucideIcon;
}

/** The screens of the menu, in its order. */
export const SCREENS: Screen[] = [
  { path: '/', name: 'home', icon: House },
  { path: '/orders', name: 'orders', icon: Package },
];

/** Screens that only the person's menu and the palette list. */
export const PERSONAL_SCREENS: Screen[] = [{ path: '/account', name: 'account', icon: CircleUser }];
