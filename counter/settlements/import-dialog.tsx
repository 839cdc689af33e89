import { Modal } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useNavigate } from 'react-router';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { ImportForm } from './import-form.tsx';
import { refreshMoney } from './settlements-query.ts';

interface ImportDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Imports a settlement file, then opens its results. */
export function ImportDialog({ opened, onClose }: ImportDialogProps) {
  const { common, settlements } = useTexts();
  const { writeCount } = useFormats();
  const navigate = useNavigate();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={settlements.importTitle}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <ImportForm
        onCancel={onClose}
        onImported={async ({ isRepeated, data: { id, lines } }) => {
          notifications.show({
            color: isRepeated ? 'yellow' : 'brand',
            message: isRepeated ? settlements.repeatedFile : settlements.done(lines, writeCount(lines)),
          });
          onClose();
          await refreshMoney();
          await navigate(`/money/settlements/${id}`);
        }}
      />
    </Modal>
  );
}
