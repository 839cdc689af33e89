import { Button } from '@mantine/core';
import Download from 'lucide-react/icons/download';
import type { LucideIcon } from 'lucide-react/types';
import { useState } from 'react';
import { saveFile } from '#counter/data/save-file.ts';
import { useReportFailure } from './describe-error.ts';

interface SaveFileButtonProps {
  address: string;
  label: string;
  icon?: LucideIcon;
}

/** Saves a file that a call answers; a refusal is told, as of any other call. */
export function SaveFileButton({ address, label, icon: Icon = Download }: SaveFileButtonProps) {
  const reportFailure = useReportFailure();
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    await saveFile(address).catch(reportFailure);
    setBusy(false);
  }
  return (
    <Button
      variant="default"
      loading={isBusy}
      onClick={() => void save()}
      leftSection={<Icon size={16} aria-hidden />}
    >
      {label}
    </Button>
  );
}
