import { NavLink } from 'react-router';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { type Screen, useScreens } from './screens.ts';
import styles from './shell.module.css';

export function ScreenLinks() {
  return (
    <ul className={styles.links} data-place="side">
      {useScreens().map((screen) => (
        <li key={screen.path}>
          <ScreenLink screen={screen} iconSize={17} />
        </li>
      ))}
    </ul>
  );
}

/** A link of the main menu, marked as current on its screen and the screens below it. */
export function ScreenLink({ screen, iconSize }: { screen: Screen; iconSize: number }) {
  const { shell } = useTexts();
  const { path, name, icon: Icon } = screen;
  return (
    <NavLink to={path} end={path === '/'} className={styles.link ?? ''}>
      <Icon size={iconSize} strokeWidth={1.8} aria-hidden />
      <span>{shell.screens[name]}</span>
    </NavLink>
  );
}
