import { ActionIcon, type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import Check from 'lucide-react/icons/check';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Settings2 from 'lucide-react/icons/settings-2';
import Sun from 'lucide-react/icons/sun';
import { LANGUAGES } from '#contract/constants.ts';
import { useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';

const THEMES = [
  ['light', Sun],
  ['dark', Moon],
  ['auto', Monitor],
] as const satisfies [MantineColorScheme, unknown][];

/** Language and theme of this person. */
export function PreferencesMenu() {
  const { shell } = useTexts();
  const { language, chooseLanguage } = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const tick = <Check size={16} aria-hidden />;
  return (
    <Menu width={220} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={shell.preferences}>
          <Settings2 size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{shell.language}</Menu.Label>
        {LANGUAGES.map((name) => (
          <Menu.Item
            key={name}
            lang={name}
            aria-current={name === language}
            rightSection={name === language && tick}
            onClick={() => void chooseLanguage(name)}
          >
            {shell.languages[name]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label>{shell.theme}</Menu.Label>
        {THEMES.map(([name, Icon]) => (
          <Menu.Item
            key={name}
            aria-current={name === colorScheme}
            leftSection={<Icon size={16} aria-hidden />}
            rightSection={name === colorScheme && tick}
            onClick={() => setColorScheme(name)}
          >
            {shell.themes[name]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
