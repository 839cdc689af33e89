import { Group, Stack, Text, Title } from '@mantine/core';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './page.module.css';
import { WindowTitle } from './shop-name.tsx';

interface PageProps {
  title: string;
  description?: ReactNode;
  /** A link above the title to the list that contains this item. */
  back?: { to: string; label: string };
  /** The item's status, beside the title. */
  badge?: ReactNode;
  actions?: ReactNode;
  /** Narrow for forms and texts; wide for tables. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

export function Page({ title, description, back, badge, actions, width = 'wide', children }: PageProps) {
  return (
    <div className={styles.page} data-width={width}>
      <WindowTitle screen={title} />
      <Group justify="space-between" align="flex-end" gap="sm" mb="lg">
        <Stack gap={2}>
          {back && (
            <Link to={back.to} className={styles.back}>
              <ArrowLeft size={15} aria-hidden />
              {back.label}
            </Link>
          )}
          <Group gap="xs">
            <Title order={1}>{title}</Title>
            {badge}
          </Group>
          {description && <Text c="dimmed">{description}</Text>}
        </Stack>
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </div>
  );
}
