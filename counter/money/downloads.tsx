import { Button, Group } from '@mantine/core';
import Download from 'lucide-react/icons/download';
import Sheet from 'lucide-react/icons/sheet';
import { useState } from 'react';
import { writeQuery } from '#contract/client/client.ts';
import { saveFile } from '#counter/data/save-file.ts';
import { STAFF_API } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useReportFailure } from '#counter/ui/describe-error.ts';

interface DownloadsProps {
  /** The path of the API call that returns the file. */
  path: string;
  query?: object;
}

/** Downloads the filtered data as CSV or Excel. */
export function Downloads({ path, query = {} }: DownloadsProps) {
  const { money } = useTexts();
  const reportFailure = useReportFailure();
  const [isBusy, setBusy] = useState(false);
  const addressOf = (format: string) => STAFF_API + path + writeQuery({ ...query, format });

  async function saveExcel(): Promise<void> {
    setBusy(true);
    await saveFile(addressOf('xlsx')).catch(reportFailure);
    setBusy(false);
  }
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        variant="default"
        component="a"
        download
        href={addressOf('csv')}
        leftSection={<Download size={16} aria-hidden />}
      >
        {money.csv}
      </Button>
      <Button
        variant="default"
        loading={isBusy}
        onClick={() => void saveExcel()}
        leftSection={<Sheet size={16} aria-hidden />}
      >
        {money.excel}
      </Button>
    </Group>
  );
}
