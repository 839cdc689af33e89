import { NavLink } from 'react-router';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useScreens } from './screens.ts';
import styles from './shell.module.css';

/** The main menu: a column in the sidebar, a row at the bottom of a phone. */
export function ScreenLinks({ place }: { place: 'side' | 'bottom' }) {
  const { shell } = useTexts();
  const screens = useScreens();
  return (
    <ul className={styles.links} data-place={place}>
      {screens.map(({ path, name, icon: Icon }) => (
        <li key={path}>
          <NavLink to={path} end={path === '/'} className={styles.link ?? ''}>
            <Icon size={place === 'side' ? 17 : 21} strokeWidth={1.8} aria-hidden />
            <span>{shell.screens[name]}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
