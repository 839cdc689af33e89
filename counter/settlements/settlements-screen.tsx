import { Button, Center } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import FileCheck from 'lucide-react/icons/file-check';
import Upload from 'lucide-react/icons/upload';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { MoneyPage } from '#counter/money/money-page.tsx';
import { useMe } from '#counter/session/me.ts';
import { QueryProblem, Rows } from '#counter/ui/loaded.tsx';
import { Message } from '#counter/ui/message.tsx';
import { useDialog } from '#counter/ui/use-dialog.ts';
import { ImportDialog } from './import-dialog.tsx';
import { settlementsQuery } from './settlements-query.ts';
import { SettlementsTable } from './settlements-table.tsx';

/** The list of settlement files, in which gateways and couriers say what they paid out. */
export function SettlementsScreen() {
  const { settlements } = useTexts();
  const canImport = useMe().permissions.includes('money.change');
  const dialog = useDialog();
  const button = canImport && (
    <Button leftSection={<Upload size={16} aria-hidden />} onClick={() => dialog.open()}>
      {settlements.import}
    </Button>
  );
  return (
    <MoneyPage screen="settlements" actions={button}>
      <SettlementsList />
      {canImport && <ImportDialog opened={dialog.isOpen} onClose={dialog.close} />}
    </MoneyPage>
  );
}

function SettlementsList() {
  const { money, settlements } = useTexts();
  const query = useInfiniteQuery(settlementsQuery);
  if (query.isPending) return <Rows />;
  if (!query.data) return <QueryProblem query={query} />;
  const rows = query.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0)
    return <Message icon={FileCheck} order={2} title={settlements.none} text={settlements.noneText} />;
  return (
    <>
      <SettlementsTable rows={rows} />
      {query.hasNextPage && (
        <Center mt="lg">
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {money.older}
          </Button>
        </Center>
      )}
    </>
  );
}
