import { notifications } from '@mantine/notifications';
import { useErrorTexts } from './describe-error.ts';

/** Says in a notification why something failed; nothing if the person cancelled it. */
export function useReportFailure(): (error: unknown) => void {
  const { describeFailure } = useErrorTexts();
  return (error) => {
    const message = describeFailure(error);
    if (message) notifications.show({ color: 'red', message });
  };
}
