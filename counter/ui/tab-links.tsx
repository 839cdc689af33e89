import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useFormats } from '#counter/i18n/language-provider.tsx';
import styles from './tab-links.module.css';

interface TabLinksProps<Name extends string> {
  label: string;
  links: readonly { name: Name; label: string; to: string; count?: number }[];
  current: Name;
}

/** Links between related screens, shown as tabs. */
export function TabLinks<Name extends string>({ label, links, current }: TabLinksProps<Name>) {
  const { writeCount } = useFormats();
  const currentRef = useRef<HTMLAnchorElement>(null);
  // On a phone, the row scrolls, and the current link may be beyond its edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ref moves with the current link
  useEffect(() => {
    // Returns a promise in newer browsers, which an effect must not return.
    currentRef.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav aria-label={label} className={styles.views}>
      <ul>
        {links.map((link) => (
          <li key={link.name}>
            <Link
              to={link.to}
              className={styles.view}
              ref={link.name === current ? currentRef : undefined}
              aria-current={link.name === current ? 'page' : undefined}
            >
              {link.label}
              {link.count !== undefined && <span className={styles.count}>{writeCount(link.count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
