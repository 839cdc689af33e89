import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import CloudOff from 'lucide-react/icons/cloud-off';
import { Link } from 'react-router';
import { ProviderError } from '#contract/client/provider-error.ts';
import { readInvitation } from '#contract/staff/sign-in-calls.ts';
import { createReadQuery } from '#counter/data/query-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { EntryFrame, Opening } from '#counter/session/entry-frame.tsx';
import { useErrorTexts } from '#counter/ui/describe-error.ts';
import { Message } from '#counter/ui/message.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { useInvitationToken } from './use-invitation-token.ts';

/** The target of an invitation link. Anyone with the link can create the account. */
export function InvitationScreen() {
  const { common, invitation: texts, staff } = useTexts();
  const { describeFailure } = useErrorTexts();
  const token = useInvitationToken();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...createReadQuery(readInvitation, { body: { token } }),
    // A refetch must not change the form while the person fills it in.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending) return <Opening />;
  if (data) {
    const { role, invitedBy } = data.data;
    return (
      <EntryFrame
        title={texts.title}
        text={`${texts.invited(staff.roles[role], invitedBy)} ${staff.roleTexts[role]}`}
      >
        <InvitationForm token={token} invitation={data.data} />
      </EntryFrame>
    );
  }
  if (error instanceof ProviderError && error.refusal === 'invitation-invalid')
    return (
      <EntryFrame title={texts.overTitle} text={texts.overText}>
        <Button component={Link} to="/" fullWidth>
          {texts.toSignIn}
        </Button>
      </EntryFrame>
    );
  return (
    <main>
      <Message icon={CloudOff} tone="bad" title={common.notLoaded} text={describeFailure(error)}>
        <Button loading={isFetching} onClick={() => void refetch()}>
          {common.retry}
        </Button>
      </Message>
    </main>
  );
}
