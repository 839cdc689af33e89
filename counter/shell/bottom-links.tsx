import { Menu, UnstyledButton } from '@mantine/core';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Link, useLocation } from 'react-router';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { ScreenLink } from './screen-links.tsx';
import { type Screen, useScreens } from './screens.ts';
import styles from './shell.module.css';

/** The number of links that fit side by side on the narrowest phone. */
const MAX_BOTTOM_LINKS = 5;
const ICON_SIZE = 21;

/** The bottom menu on a phone. Its last button opens the screens that do not fit. */
export function BottomLinks() {
  const screens = useScreens();
  const shown = screens.length > MAX_BOTTOM_LINKS ? screens.slice(0, MAX_BOTTOM_LINKS - 1) : screens;
  return (
    <ul className={styles.links} data-place="bottom">
      {shown.map((screen) => (
        <li key={screen.path}>
          <ScreenLink screen={screen} iconSize={ICON_SIZE} />
        </li>
      ))}
      {screens.length > shown.length && (
        <li>
          <MoreScreens screens={screens.slice(shown.length)} />
        </li>
      )}
    </ul>
  );
}

function MoreScreens({ screens }: { screens: Screen[] }) {
  const { shell } = useTexts();
  const { pathname } = useLocation();
  const current = screens.find(({ path }) => `${pathname}/`.startsWith(`${path}/`));
  return (
    <Menu position="top-end" width={220}>
      <Menu.Target>
        <UnstyledButton className={styles.link} w="100%" data-current={Boolean(current)}>
          <Ellipsis size={ICON_SIZE} strokeWidth={1.8} aria-hidden />
          <span>{current ? shell.screens[current.name] : shell.moreScreens}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {screens.map(({ path, name, icon: Icon }) => (
          <Menu.Item
            key={path}
            component={Link}
            to={path}
            leftSection={<Icon size={18} strokeWidth={1.8} aria-hidden />}
            mih={44}
          >
            {shell.screens[name]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
