import { Modal } from '@mantine/core';
import type { Customer, DataRequest } from '#contract/customers/answers.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { CorrectForm } from './correct-form.tsx';
import { ExportForm } from './export-form.tsx';
import { ForgetForm } from './forget-form.tsx';

export type DataRequestKind = DataRequest['kind'];

interface DataRequestDialogProps {
  customer: Customer;
  /** The kind of request. It stays set while the dialog closes. */
  kind: DataRequestKind | undefined;
  opened: boolean;
  onClose: () => void;
}

/** Carries out a customer's request about their personal data. */
export function DataRequestDialog({ customer, kind, opened, onClose }: DataRequestDialogProps) {
  const { common, persons } = useTexts();
  const titles = {
    export: persons.exportTitle,
    correction: persons.correctTitle,
    deletion: persons.forgetTitle,
  };
  const form = { customer, onClose };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      // The dialog that asks the person to prove their identity opens above this one; Escape and clicks reach both.
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={kind && titles[kind](customer.name)}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {kind === 'export' && <ExportForm {...form} />}
      {kind === 'correction' && <CorrectForm {...form} />}
      {kind === 'deletion' && <ForgetForm {...form} />}
    </Modal>
  );
}
