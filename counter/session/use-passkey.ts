import { useState } from 'react';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useErrorTexts } from '#counter/ui/describe-error.ts';

interface PasskeyUse<Answer> {
  /** Requests a WebAuthn challenge from the server. */
  ask: () => Promise<{ data: { challenge: string } }>;
  /** Opens the browser's passkey dialog. */
  show: (challenge: { challenge: string }) => Promise<Answer>;
  send: (response: Answer) => Promise<void>;
}

/** The steps of using a passkey: request a challenge, show the browser's dialog, send the response. */
export function usePasskey<Answer>({ ask, show, send }: PasskeyUse<Answer>) {
  const { errors } = useTexts();
  const { describeFailure } = useErrorTexts();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  function describeProblem(error: unknown): string {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return errors.passkeyCancelled;
    if (name === 'InvalidStateError') return errors.passkeyExists;
    return describeFailure(error);
  }
  async function start(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await send(await show((await ask()).data));
    } catch (error) {
      setProblem(describeProblem(error));
    } finally {
      setBusy(false);
    }
  }
  return { start: () => void start(), isBusy, problem };
}
