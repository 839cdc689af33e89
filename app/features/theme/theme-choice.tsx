import { useId, useSyncExternalStore } from 'react';
import * as layout from '#messages/layout.ts';
import { readTheme, saveTheme, THEMES, watchTheme } from './theme.ts';

interface ThemeChoiceProps {
  className: string;
  titleClassName: string;
}

/** Light, dark, or the system's theme. The choice is marked after hydration: the HTML is the same for all visitors. */
export function ThemeChoice({ className, titleClassName }: ThemeChoiceProps) {
  const name = useId();
  const chosen = useSyncExternalStore(watchTheme, readTheme, () => undefined);
  return (
    <fieldset className={`noscript:hidden ${className}`}>
      <legend className={titleClassName}>{layout.theme}</legend>
      {THEMES.map((theme) => (
        <label key={theme} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
          <input
            type="radio"
            name={name}
            checked={theme === chosen}
            onChange={() => saveTheme(theme)}
            className="size-4 accent-brand"
          />
          {layout.themes[theme]}
        </label>
      ))}
    </fieldset>
  );
}
