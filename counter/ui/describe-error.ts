import { notifications } from '@mantine/notifications';
import { ProviderError } from '#contract/client/provider-error.ts';
import type { Texts } from '#counter/i18n/english.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';

type ByCode = Partial<Record<string, string>>;

/** The text of a validation issue, whose message is a refusal's code, with values after it. */
const describeIssue = ({ errors }: Texts, message: string): string =>
  (errors.refusals as ByCode)[message.split(' ', 1)[0] ?? ''] ?? errors.codes.invalid;

/** The text of a failed call. */
function describeFailure({ errors }: Texts, error: unknown): string {
  if (!(error instanceof ProviderError)) return errors.codes.rejected;
  return (errors.refusals as ByCode)[error.refusal ?? ''] ?? errors.codes[error.code];
}

/** Functions that say what went wrong, in the person's language. */
export function useErrorTexts() {
  const texts = useTexts();
  return {
    describeIssue: (message: string) => describeIssue(texts, message),
    describeFailure: (error: unknown) => describeFailure(texts, error),
  };
}

/** Says in a notification why something failed; nothing if the person cancelled it. */
export function useReportFailure(): (error: unknown) => void {
  const { describeFailure } = useErrorTexts();
  return (error) => {
    const message = describeFailure(error);
    if (message) notifications.show({ color: 'red', message });
  };
}
