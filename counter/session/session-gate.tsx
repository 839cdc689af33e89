import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { ProviderError } from '#contract/client/provider-error.ts';
import { readInterruption, subscribe } from '#counter/data/interruptions.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useErrorTexts } from '#counter/ui/describe-error.ts';
import { Message } from '#counter/ui/message.tsx';
import { EntryFrame, Opening } from './entry-frame.tsx';
import { meQuery, rememberMe } from './me.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useAccountPreferences } from './use-account-preferences.ts';

/** Dialogs for interrupted calls. They open above the screen, so that unfinished work stays. */
function Interruptions() {
  const interruption = useSyncExternalStore(subscribe, readInterruption);
  if (interruption === 'sign-in') return <SignInDialog />;
  if (interruption === 'proof') return <ProofDialog />;
  return null;
}

const isSignedOut = (error: unknown) => error instanceof ProviderError && error.code === 'unauthenticated';

/** Shows the nested routes to signed-in staff, and the sign-in form to everybody else. The URL stays the same. */
export function SessionGate() {
  const { session, common } = useTexts();
  const { describeFailure } = useErrorTexts();
  const { data: me, error, isPending, refetch } = useQuery(meQuery);
  useAccountPreferences(me);
  if (me)
    return (
      <>
        <Outlet />
        <Interruptions />
      </>
    );
  if (isPending) return <Opening />;
  if (isSignedOut(error))
    return (
      <EntryFrame title={session.title} text={session.subtitle}>
        <SignInForm onSignedIn={rememberMe} />
      </EntryFrame>
    );
  return (
    <main>
      <Message icon={CloudOff} tone="bad" title={session.loadFailed} text={describeFailure(error)}>
        <Button onClick={() => void refetch()}>{common.retry}</Button>
      </Message>
    </main>
  );
}
