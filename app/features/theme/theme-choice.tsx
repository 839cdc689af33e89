import { useId, useSyncExternalStore } from 'react';
import * as layout from '#messages/layout.ts';
import { keepTheme, readTheme, THEMES, watchTheme } from './theme.ts';

interface ThemeChoiceProps {
  className: string;
  titleLook: string;
}

/** Light, dark, or as the system has it. Pages are the same for everybody: what was chosen is marked once scripts run. */
export function ThemeChoice({ className, titleLook }: ThemeChoiceProps) {
  const name = useId();
  const chosen = useSyncExternalStore(watchTheme, readTheme, () => undefined);
  return (
    <fieldset className={`noscript:hidden ${className}`}>
      <legend className={titleLook}>{layout.theme}</legend>
      {THEMES.map((theme) => (
        <label key={theme} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
          <input
            type="radio"
            name={name}
            checked={theme === chosen}
            onChange={() => keepTheme(theme)}
            className="size-4 accent-brand"
          />
          {layout.themes[theme]}
        </label>
      ))}
    </fieldset>
  );
}
