import { Badge, Group, Text } from '@mantine/core';
import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';
import styles from './account.module.css';

interface FactorRowProps {
  icon: LucideIcon;
  title: string;
  text: string;
  badge?: { label: string; isGood: boolean };
  actions?: ReactNode;
  children?: ReactNode;
}

export function FactorRow({ icon: Icon, title, text, badge, actions, children }: FactorRowProps) {
  return (
    <div className={styles.factor}>
      <Icon size={20} strokeWidth={1.7} aria-hidden />
      <div className={styles.rowText}>
        <Group gap="xs">
          <Text component="h3" fw={500}>
            {title}
          </Text>
          {badge && (
            <Badge variant="light" color={badge.isGood ? 'brand' : 'gray'}>
              {badge.label}
            </Badge>
          )}
        </Group>
        <Text fz="xs" c="dimmed">
          {text}
        </Text>
      </div>
      {actions && (
        <Group gap="xs" className={styles.actions}>
          {actions}
        </Group>
      )}
      <div className={styles.more}>{children}</div>
    </div>
  );
}
