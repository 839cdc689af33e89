import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useReportFailure } from './describe-error.ts';

const SHOWN_MS = 8000;

/** Shows a notification about a change, with a button that undoes the change. */
export function useUndo(): (message: string, undo: () => Promise<unknown>) => void {
  const { common } = useTexts();
  const reportFailure = useReportFailure();
  return (message, undo) => {
    const id = notifications.show({
      autoClose: SHOWN_MS,
      message: (
        <Group justify="space-between" wrap="nowrap">
          <span>{message}</span>
          <Button
            variant="light"
            size="compact-sm"
            onClick={() => {
              notifications.hide(id);
              void undo().catch(reportFailure);
            }}
          >
            {common.undo}
          </Button>
        </Group>
      ),
    });
  };
}
