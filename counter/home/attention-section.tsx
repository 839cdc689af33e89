import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router';
import type { Today } from '#contract/today/staff-calls.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { Section } from '#counter/ui/section.tsx';
import styles from './home.module.css';

const PROBLEM_COUNTS = [
  'disputes',
  'refusedRefunds',
  'mismatches',
  'unknownPayments',
  'failedJobs',
  'heldBackEmails',
] as const satisfies (keyof Today)[];

/** Problems that need a decision by a person. */
export function AttentionSection({ today }: { today: Today }) {
  const { home } = useTexts();
  const { writeCount } = useFormats();
  const found = PROBLEM_COUNTS.filter((name) => today[name] > 0);
  if (found.length === 0)
    return (
      <Section title={home.attention}>
        <p className={styles.calm}>
          <CircleCheck size={20} strokeWidth={1.7} aria-hidden />
          <span>
            {home.allGood}
            <small>{home.allGoodText}</small>
          </span>
        </p>
      </Section>
    );
  return (
    <Section title={home.attention} description={home.attentionHint}>
      <ul className={styles.problems}>
        {found.map((name) => (
          <li key={name}>
            <Link to={`/problems?show=${name}`}>
              <TriangleAlert size={20} strokeWidth={1.7} aria-hidden />
              <span>
                {home[name](today[name], writeCount(today[name]))}
                <small>{home[`${name}Hint`]}</small>
              </span>
              <ChevronRight size={18} className={styles.chevron} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
