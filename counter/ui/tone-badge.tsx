import type { LucideIcon } from 'lucide-react/types';
import styles from './tone-badge.module.css';

export type Tone = 'waiting' | 'ready' | 'moving' | 'good' | 'bad' | 'quiet';

interface ToneBadgeProps {
  tone: Tone;
  icon: LucideIcon;
  children: string;
}

/** A status as text with an icon. The colour adds no information of its own. */
export function ToneBadge({ tone, icon: Icon, children }: ToneBadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      <Icon size={13} strokeWidth={2.1} aria-hidden />
      {children}
    </span>
  );
}
