import { Menu, Text, UnstyledButton } from '@mantine/core';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import { Link } from 'react-router';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { signOut, useMe } from '#counter/session/me.ts';
import { PreferenceItems } from '#counter/session/preference-items.tsx';
import { useReportFailure } from '#counter/ui/describe-error.ts';
import { PersonMark } from '#counter/ui/person-mark.tsx';
import { PERSONAL_SCREENS } from './screens.ts';
import styles from './shell.module.css';

/** Shows who is signed in. Contains language, theme and sign-out. */
export function PersonMenu() {
  const { session, shell, staff } = useTexts();
  const reportFailure = useReportFailure();
  const { name, email, role } = useMe();
  return (
    <Menu width={248} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={styles.person} aria-label={name}>
          <PersonMark name={name} />
          <span className={styles.personName}>{name}</span>
          <ChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.personDetails}>
          <Text fw={500} truncate>
            {name}
          </Text>
          <Text fz="xs" c="dimmed" truncate>
            <bdi>{email}</bdi>
          </Text>
          <Text fz="xs" c="dimmed">
            {staff.roles[role]}
          </Text>
        </div>
        <Menu.Divider />
        {PERSONAL_SCREENS.map(({ path, name: screen, icon: Icon }) => (
          <Menu.Item key={path} component={Link} to={path} leftSection={<Icon size={16} aria-hidden />}>
            {shell.screens[screen]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <PreferenceItems />
        <Menu.Divider />
        <Menu.Item
          leftSection={<LogOut size={16} aria-hidden />}
          onClick={() => void signOut().catch(reportFailure)}
        >
          {session.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
