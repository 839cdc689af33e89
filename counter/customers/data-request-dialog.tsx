import { Modal } from '@mantine/core';
import type { Customer, DataRequest } from '#contract/customers/answers.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { CorrectForm } from './correct-form.tsx';
import { ExportForm } from './export-form.tsx';
import { ForgetForm } from './forget-form.tsx';

export type DataRequestKind = DataRequest['kind'];

interface DataRequestDialogProps {
  customer: Customer;
  /** What is asked; stays while the dialog closes. */
  kind: DataRequestKind | undefined;
  opened: boolean;
  onClose: () => void;
}

/** Does what a person asked about their data. */
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
      // The dialog that asks for a proof lies above this one, and hears the same Escape and click.
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
