import Banknote from 'lucide-react/icons/banknote';
import BookOpen from 'lucide-react/icons/book-open';
import CircleUser from 'lucide-react/icons/circle-user';
import ContactRound from 'lucide-react/icons/contact-round';
import FileCheck from 'lucide-react/icons/file-check';
import House from 'lucide-react/icons/house';
import Landmark from 'lucide-react/icons/landmark';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import Package from 'lucide-react/icons/package';
import Percent from 'lucide-react/icons/percent';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings from 'lucide-react/icons/settings';
import Star from 'lucide-react/icons/star';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import UsersRound from 'lucide-react/icons/users-round';
import type { LucideIcon } from 'lucide-react/types';
import { useLocation } from 'react-router';
import type { Permission } from '#contract/staff/permissions.ts';
import type { Texts } from '#counter/i18n/english.ts';
import { useMe } from '#counter/session/me.ts';

export interface Screen {
  path: string;
  name: keyof Omit<Texts['shell']['screens'], 'title'>;
  icon: LucideIcon;
  /** People without this permission do not see the screen. */
  permission?: Permission;
}

/** The screens of the main menu, in order. */
const SCREENS: Screen[] = [
  { path: '/', name: 'home', icon: House },
  { path: '/orders', name: 'orders', icon: Package, permission: 'orders.read' },
  { path: '/returns', name: 'returns', icon: Undo2, permission: 'orders.read' },
  { path: '/customers', name: 'customers', icon: ContactRound, permission: 'customers.read' },
  { path: '/reviews', name: 'reviews', icon: Star, permission: 'shop.read' },
  { path: '/questions', name: 'questions', icon: MessageCircleQuestionMark, permission: 'shop.read' },
  { path: '/money', name: 'money', icon: Landmark, permission: 'money.read' },
  { path: '/discounts', name: 'discounts', icon: TicketPercent, permission: 'shop.read' },
  { path: '/team', name: 'team', icon: UsersRound, permission: 'staff.read' },
  { path: '/audit', name: 'audit', icon: ScrollText, permission: 'audit.read' },
  { path: '/settings', name: 'settings', icon: Settings, permission: 'shop.read' },
];

/** Screens that are in the command palette, but not in the main menu. Other screens link to them. */
const INNER_SCREENS: Screen[] = [
  { path: '/money/ledger', name: 'ledger', icon: BookOpen, permission: 'money.read' },
  { path: '/money/cash', name: 'cash', icon: Banknote, permission: 'money.read' },
  { path: '/money/vat', name: 'vat', icon: Percent, permission: 'money.read' },
  { path: '/money/settlements', name: 'settlements', icon: FileCheck, permission: 'money.read' },
  { path: '/problems', name: 'problems', icon: TriangleAlert, permission: 'orders.read' },
];

/** Screens that only the person menu and the command palette contain. */
export const PERSONAL_SCREENS: Screen[] = [{ path: '/account', name: 'account', icon: CircleUser }];

const usePermittedScreens = (screens: Screen[]): Screen[] => {
  const { permissions } = useMe();
  return screens.filter(({ permission }) => !permission || permissions.includes(permission));
};

/** The screens of the main menu that this person may see. */
export const useScreens = () => usePermittedScreens(SCREENS);

/** All screens that this person may see. */
export const useAllScreens = () => usePermittedScreens([...SCREENS, ...INNER_SCREENS, ...PERSONAL_SCREENS]);

/** The screen that a path is part of. */
const findScreen = (path: string): Screen | undefined =>
  [...INNER_SCREENS, ...SCREENS].find(
    (screen) => path === screen.path || (screen.path !== '/' && path.startsWith(`${screen.path}/`)),
  );

/** The screen that is open if this person may not see it. */
export function useForbiddenScreen(): Screen | undefined {
  const { permissions } = useMe();
  const screen = findScreen(useLocation().pathname);
  return screen?.permission && !permissions.includes(screen.permission) ? screen : undefined;
}
