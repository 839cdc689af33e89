import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { endSession } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { downloadMyData } from '#contract/account/me.ts';
import { signOutEverywhere } from '#contract/account/sessions.ts';
import * as account from '#messages/account.ts';
import { useAction } from './use-action.ts';

const FILE_NAME = 'my-store-data.json';

interface ActionRowProps {
  title: string;
  note: string;
  children: ReactNode;
}

/** An action on the account, described beside its button. */
export function ActionRow({ title, note, children }: ActionRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-6">
      <div className="min-w-0 grow basis-64">
        <h3 className="font-medium">{title}</h3>
        <p className="text-sm text-pretty text-ink-soft">{note}</p>
      </div>
      {children}
    </div>
  );
}

/** A button that ends all sessions of the shopper and opens the home screen. */
export function SignOutEverywhereRow() {
  const navigate = useNavigate();
  const { isBusy, run } = useAction(async () => {
    await shopClient(signOutEverywhere);
    endSession('logout');
    await navigate(paths.home);
  }, account.everywhereFailed);
  return (
    <ActionRow title={account.everywhere} note={account.everywhereNote}>
      <Button variant="quiet" isBusy={isBusy} onClick={run} aria-label={account.everywhere}>
        {account.signOut}
      </Button>
    </ActionRow>
  );
}

/** Fetches the data and saves it as a file. A plain link would not send the token. */
async function saveData(): Promise<void> {
  const data = await shopClient(downloadMyData);
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = FILE_NAME;
  link.click();
  // A minute is enough for browsers to start reading the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function DownloadDataRow() {
  const { isBusy, run } = useAction(saveData, account.downloadFailed);
  return (
    <ActionRow title={account.download} note={account.downloadNote}>
      <Button variant="quiet" isBusy={isBusy} onClick={run} aria-label={account.download}>
        {account.downloadAction}
      </Button>
    </ActionRow>
  );
}
