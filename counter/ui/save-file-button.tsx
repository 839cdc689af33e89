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

/** Downloads a file from the API. Shows a notification if the server refuses. */
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
