import { Menu } from '@mantine/core';
import Check from 'lucide-react/icons/check';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { LANGUAGES } from '#contract/constants.ts';
import { THEMES } from '#contract/staff/requests.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { usePreferences } from './use-preferences.ts';

const THEME_ICONS = { light: Sun, dark: Moon, system: Monitor } as const;

/** Menu items for language and theme. */
export function PreferenceItems() {
  const { shell } = useTexts();
  const { language, theme, chooseLanguage, chooseTheme } = usePreferences();
  const tick = <Check size={16} aria-hidden />;
  return (
    <>
      <Menu.Label>{shell.language}</Menu.Label>
      {LANGUAGES.map((name) => (
        <Menu.Item
          key={name}
          lang={name}
          aria-current={name === language}
          rightSection={name === language && tick}
          onClick={() => chooseLanguage(name)}
        >
          {shell.languages[name]}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Label>{shell.theme}</Menu.Label>
      {THEMES.map((name) => {
        const Icon = THEME_ICONS[name];
        return (
          <Menu.Item
            key={name}
            aria-current={name === theme}
            leftSection={<Icon size={16} aria-hidden />}
            rightSection={name === theme && tick}
            onClick={() => chooseTheme(name)}
          >
            {shell.themes[name]}
          </Menu.Item>
        );
      })}
    </>
  );
}
