import { notifications } from '@mantine/notifications';
import { ProviderError } from '#contract/client/provider-error.ts';
import type { Texts } from '#counter/i18n/english.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';

type ByCode = Partial<Record<string, string | ((value: string) => string)>>;

/** The text of a refusal. Some texts contain the refusal's first value. */
function describeRefusal({ errors }: Texts, code: string | undefined, value: unknown): string | undefined {
  const text = (errors.refusals as ByCode)[code ?? ''];
  return typeof text === 'function' ? text(String(value ?? '')) : text;
}

/** The text of a validation issue. Its message is a refusal code, optionally followed by a value. */
function describeIssue(texts: Texts, message: string): string {
  const [code, value] = message.split(' ');
  return describeRefusal(texts, code, value) ?? texts.errors.codes.invalid;
}

function describeFailure(texts: Texts, error: unknown): string {
  const { codes } = texts.errors;
  if (!(error instanceof ProviderError)) return codes.rejected;
  return describeRefusal(texts, error.refusal, error.values[0]) ?? codes[error.code];
}

/** Returns functions that describe errors in the person's language. */
export function useErrorTexts() {
  const texts = useTexts();
  return {
    describeIssue: (message: string) => describeIssue(texts, message),
    describeFailure: (error: unknown) => describeFailure(texts, error),
  };
}

/** Shows in a notification why something failed; shows nothing for aborted calls, whose text is empty. */
export function useReportFailure(): (error: unknown) => void {
  const { describeFailure } = useErrorTexts();
  return (error) => {
    const message = describeFailure(error);
    if (message) notifications.show({ color: 'red', message });
  };
}
