import { Group } from '@mantine/core';
import Sheet from 'lucide-react/icons/sheet';
import { writeQuery } from '#contract/client/client.ts';
import { STAFF_API } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { SaveFileButton } from '#counter/ui/save-file-button.tsx';

interface DownloadsProps {
  /** The path of the API call that returns the file. */
  path: string;
  query?: object;
}

/** Downloads the filtered data as CSV or Excel. */
export function Downloads({ path, query = {} }: DownloadsProps) {
  const { money } = useTexts();
  const addressOf = (format: string) => STAFF_API + path + writeQuery({ ...query, format });
  return (
    <Group gap="xs" wrap="nowrap">
      <SaveFileButton address={addressOf('csv')} label={money.csv} />
      <SaveFileButton address={addressOf('xlsx')} label={money.excel} icon={Sheet} />
    </Group>
  );
}
