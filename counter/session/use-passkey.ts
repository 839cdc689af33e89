import { useState } from 'react';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useErrorTexts } from '#counter/ui/describe-error.ts';
import type { PasskeyAnswer } from './passkeys.ts';

interface PasskeyUse {
  /** Asks the provider for a challenge. */
  ask: () => Promise<{ data: { challenge: string } }>;
  send: (response: PasskeyAnswer) => Promise<void>;
}

/** A button's way through a passkey: challenge, the browser's dialog, answer. */
export function usePasskey({ ask, send }: PasskeyUse) {
  const { errors } = useTexts();
  const { describeFailure } = useErrorTexts();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function start(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const { choosePasskey } = await import('./passkeys.ts');
      const response = await choosePasskey((await ask()).data);
      if (response) await send(response);
      else setProblem(errors.passkeyCancelled);
    } catch (error) {
      setProblem(describeFailure(error));
    } finally {
      setBusy(false);
    }
  }
  return { start: () => void start(), isBusy, problem };
}
