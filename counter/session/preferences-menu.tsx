import { ActionIcon, Menu } from '@mantine/core';
import Settings2 from 'lucide-react/icons/settings-2';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { PreferenceItems } from './preference-items.tsx';

/** Language and theme settings for visitors who have not signed in. */
export function PreferencesMenu() {
  const { shell } = useTexts();
  return (
    <Menu width={220} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={shell.preferences}>
          <Settings2 size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <PreferenceItems />
      </Menu.Dropdown>
    </Menu>
  );
}
