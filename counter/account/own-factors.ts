import { listPasskeys } from '#contract/staff/factor-calls.ts';
import { queryClient, readingOf } from '#counter/data/query-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { reloadMe, useMe } from '#counter/session/me.ts';

export const passkeysQuery = readingOf(listPasskeys);

/** Reads the person's second factors again, after one was added or removed. */
export const reloadFactors = () =>
  Promise.all([reloadMe(), queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })]);

/** What it means to lose the only second factor; empty if there is another one. */
export function useLastFactorText(): string {
  const { factors: texts } = useTexts();
  const { factors, role } = useMe();
  if (factors.passkeys + Number(factors.totp) !== 1) return '';
  return role === 'owner' || role === 'manager' ? texts.lastFactorNeededText : texts.lastFactorText;
}
