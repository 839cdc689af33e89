import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Language } from '#contract/constants.ts';
import type { Texts } from './english.ts';
import { createFormats, type Formats } from './formats.ts';
import { DIRECTIONS, loadTexts, storeLanguage } from './language.ts';

interface LanguageValue {
  language: Language;
  texts: Texts;
  formats: Formats;
  /** Switches the language without remounting the screen, so that typed text stays. */
  chooseLanguage: (language: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageValue | undefined>(undefined);

interface Loaded {
  language: Language;
  texts: Texts;
}

/** Sets the page's lang and dir attributes. Mantine's DirectionProvider observes dir. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = DIRECTIONS[language];
}

export function LanguageProvider({ first, children }: { first: Loaded; children: ReactNode }) {
  const [{ language, texts }, setLoaded] = useState(first);
  const value = useMemo(
    () => ({
      language,
      texts,
      formats: createFormats(language),
      async chooseLanguage(wanted: Language) {
        const loaded = { language: wanted, texts: await loadTexts(wanted) };
        storeLanguage(wanted);
        applyLanguage(wanted);
        setLoaded(loaded);
      },
    }),
    [language, texts],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

function useLanguageValue(): LanguageValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('there is no LanguageProvider');
  return value;
}

export const useTexts = (): Texts => useLanguageValue().texts;
export const useFormats = (): Formats => useLanguageValue().formats;

export function useLanguage() {
  const { language, chooseLanguage } = useLanguageValue();
  return { language, chooseLanguage };
}
