import type { LucideIcon } from 'lucide-react/types';
import styles from './tone-badge.module.css';

export type Tone = 'waiting' | 'ready' | 'moving' | 'good' | 'bad' | 'quiet';

interface ToneBadgeProps {
  tone: Tone;
  icon: LucideIcon;
  children: string;
}

/** A state as a word with an icon; its colour only repeats what they say. */
export function ToneBadge({ tone, icon: Icon, children }: ToneBadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      <Icon size={13} strokeWidth={2.1} aria-hidden />
      {children}
    </span>
  );
}
