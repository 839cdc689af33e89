import { useMe } from '#counter/session/me.ts';
import { SCREENS, type Screen } from './screens.ts';

/** The screens of the menu that this person's role opens. */
export function useScreens(): Screen[] {
  const { permissions } = useMe();
  return SCREENS.filter(({ permission }) => !permission || permissions.includes(permission));
}
