import { Alert, EmptyState } from '@mantine/core';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';

interface MessageProps {
  icon: LucideIcon;
  title: string;
  text: string;
  tone?: 'calm' | 'bad';
  /** The level of the heading: 1 if the message is the whole screen. */
  order?: 1 | 2 | 3;
  /** Actions, such as a button to try again. */
  children?: ReactNode;
}

/** Replaces content that is empty, missing, forbidden or broken. */
export function Message({ icon: Icon, title, text, tone = 'calm', order = 1, children }: MessageProps) {
  return (
    <EmptyState
      variant="light"
      size="sm"
      color={tone === 'bad' ? 'red' : 'brand'}
      maw={460}
      mx="auto"
      py={64}
      px="md"
    >
      <EmptyState.Indicator>
        <Icon strokeWidth={1.7} aria-hidden />
      </EmptyState.Indicator>
      <EmptyState.Title order={order}>{title}</EmptyState.Title>
      <EmptyState.Description>{text}</EmptyState.Description>
      {children && <EmptyState.Actions>{children}</EmptyState.Actions>}
    </EmptyState>
  );
}

/** An error that concerns a form as a whole. Screen readers announce it when it appears. */
export function Problem({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <Alert role="alert" color="red" variant="light" icon={<CircleAlert size={18} aria-hidden />} p="sm">
      {children}
    </Alert>
  );
}
