import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { SHOP_NAME } from '#contract/constants.ts';
import styles from './page.module.css';

interface PageProps {
  title: string;
  description?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Narrow for forms and texts; wide for tables. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

/** The layout of a screen below the header. */
export function Page({ title, description, actions, width = 'wide', children }: PageProps) {
  return (
    <div className={styles.page} data-width={width}>
      <title>{`${title} · ${SHOP_NAME}`}</title>
      <Group justify="space-between" align="flex-end" gap="sm" mb="lg">
        <Stack gap={2}>
          <Title order={1}>{title}</Title>
          {description && <Text c="dimmed">{description}</Text>}
        </Stack>
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </div>
  );
}
