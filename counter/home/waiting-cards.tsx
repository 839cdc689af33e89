import BanknoteArrowDown from 'lucide-react/icons/banknote-arrow-down';
import Flag from 'lucide-react/icons/flag';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import Package from 'lucide-react/icons/package';
import PhoneCall from 'lucide-react/icons/phone-call';
import Send from 'lucide-react/icons/send';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import type { LucideIcon } from 'lucide-react/types';
import { Link } from 'react-router';
import type { Today } from '#contract/today/staff-calls.ts';
import type { Texts } from '#counter/i18n/english.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { useNow } from '#counter/ui/age.tsx';
import styles from './home.module.css';

type Status = Today['orders'][number]['status'];

const WAITING_CARDS: {
  name: Exclude<keyof Texts['orders']['views'], 'label' | 'all' | 'other'>;
  icon: LucideIcon;
  statuses: Status[];
}[] = [
  { name: 'confirm', icon: PhoneCall, statuses: ['placed'] },
  { name: 'pack', icon: Package, statuses: ['confirmed', 'paid'] },
  { name: 'ship', icon: Send, statuses: ['packed'] },
  { name: 'way', icon: Truck, statuses: ['shipped'] },
  { name: 'refund', icon: BanknoteArrowDown, statuses: ['refund_due'] },
];

/** For each status, the server stops counting at one above this number. */
const MAX_COUNT = 1000;

/** Adds up the orders in the given statuses, and finds when the oldest of them was placed. */
function sumUp(today: Today, statuses: Status[]) {
  const found = today.orders.filter(({ status }) => statuses.includes(status));
  const oldest = found.flatMap(({ oldestAt }) => oldestAt ?? []).sort()[0] ?? null;
  return { count: found.reduce((sum, { count }) => sum + count, 0), oldestAt: oldest };
}

/** Cards that count waiting orders, returns, questions and reported reviews, and link to their lists. */
export function WaitingCards({ today }: { today: Today }) {
  const { home, orders } = useTexts();
  return (
    <ul className={styles.cards} aria-label={home.waiting}>
      {WAITING_CARDS.map(({ name, icon, statuses }) => (
        <Card
          key={name}
          to={`/orders?status=${statuses.join(',')}`}
          label={orders.views[name]}
          icon={icon}
          {...sumUp(today, statuses)}
        />
      ))}
      <Card to="/returns" label={home.returns} icon={Undo2} {...today.returns} />
      <Card
        to="/questions"
        label={home.questions}
        icon={MessageCircleQuestionMark}
        {...today.openQuestions}
      />
      <Card to="/reviews?view=reported" label={home.reportedReviews} icon={Flag} {...today.reportedReviews} />
    </ul>
  );
}

interface CardProps {
  to: string;
  label: string;
  icon: LucideIcon;
  count: number;
  oldestAt: string | null;
}

function Card({ to, label, icon: Icon, count, oldestAt }: CardProps) {
  const { home, orders } = useTexts();
  const { writeCount, writeAge } = useFormats();
  const now = useNow();
  const text = count > MAX_COUNT ? orders.atLeast(writeCount(MAX_COUNT)) : writeCount(count);
  return (
    <li>
      <Link to={to} className={styles.card} data-empty={count === 0 || undefined}>
        <span className={styles.cardLabel}>
          <Icon size={18} strokeWidth={1.7} aria-hidden />
          {label}
        </span>
        <span className={styles.cardCount}>{text}</span>
        <span className={styles.cardAge}>
          {oldestAt ? home.oldest(writeAge(oldestAt, now)) : home.nothingWaits}
        </span>
      </Link>
    </li>
  );
}
