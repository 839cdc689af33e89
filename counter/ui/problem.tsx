import { Alert } from '@mantine/core';
import CircleAlert from 'lucide-react/icons/circle-alert';

/** An error that concerns a form as a whole. Screen readers announce it when it appears. */
export function Problem({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <Alert role="alert" color="red" variant="light" icon={<CircleAlert size={18} aria-hidden />} p="sm">
      {children}
    </Alert>
  );
}
