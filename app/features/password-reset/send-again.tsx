import { useState } from 'react';
import { shopClient } from '#app/features/session/shop-client.ts';
import { Button } from '#app/ui/button.tsx';
import { forgotPassword } from '#contract/account/calls.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import * as common from '#messages/common.ts';
import { formatProblem } from '#messages/provider-errors.ts';
import * as signIn from '#messages/sign-in.ts';

/** Sends another code, if the email did not arrive. */
export function SendAgain({ email }: { email: string }) {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState('');

  async function send() {
    setBusy(true);
    setOutcome('');
    try {
      await shopClient(forgotPassword, { body: { email } });
      setOutcome(signIn.sentAgain);
    } catch (error) {
      setOutcome(error instanceof ProviderError ? formatProblem(error) : common.ourFault);
    }
    setBusy(false);
  }

  return (
    <div className="mt-1 text-center">
      <p role="status" className="min-h-[1.55em] text-sm text-ink-soft">
        {outcome}
      </p>
      <Button variant="plain" isBusy={isBusy} onClick={send}>
        {signIn.sendAgain}
      </Button>
    </div>
  );
}
