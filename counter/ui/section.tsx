import { Group, Paper, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  description?: string;
  action?: ReactNode;
  children: ReactNode;
}

export function Section({ title, description, action, children }: SectionProps) {
  const titleId = useId();
  return (
    <Paper component="section" aria-labelledby={titleId} withBorder className={styles.section}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" mb="md">
        <div>
          <Title order={2} id={titleId}>
            {title}
          </Title>
          {description && (
            <Text fz="sm" c="dimmed" mt={2} maw="38rem">
              {description}
            </Text>
          )}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </Group>
      {children}
    </Paper>
  );
}
