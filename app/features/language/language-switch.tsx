import { useLocation } from 'react-router';
import { other } from '#messages/language.ts';
import { rememberLanguage, toLanguagePath } from './language.ts';

interface LanguageSwitchProps {
  className: string;
  /** Shown where there is no room for the name. */
  shortName?: string;
}

/** A link to this screen in the other language. Each language has its own build, so the link loads a new document. */
export function LanguageSwitch({ className, shortName }: LanguageSwitchProps) {
  const { pathname, search } = useLocation();
  return (
    <a
      href={toLanguagePath(other.basename, pathname + search)}
      lang={other.tag}
      hrefLang={other.tag}
      onClick={() => rememberLanguage(other.tag)}
      className={className}
    >
      {shortName && <span className="@min-[79rem]:hidden">{shortName} </span>}
      <span className={shortName && '@max-[79rem]:sr-only'}>{other.name}</span>
    </a>
  );
}
