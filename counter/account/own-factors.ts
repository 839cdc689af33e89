import { listPasskeys } from '#contract/staff/factor-calls.ts';
import { createReadQuery, queryClient } from '#counter/data/query-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { reloadMe, useMe } from '#counter/session/me.ts';

export const passkeysQuery = createReadQuery(listPasskeys);

/** Refetches the signed-in person's second factors. Call it after adding or removing one. */
export const reloadFactors = () =>
  Promise.all([reloadMe(), queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })]);

/** Warns what happens if the person removes their last second factor. Empty if they have more than one, or none. */
export function useLastFactorText(): string {
  const { factors: texts } = useTexts();
  const { factors, role } = useMe();
  if (factors.passkeys + Number(factors.totp) !== 1) return '';
  return role === 'owner' || role === 'manager' ? texts.lastFactorNeededText : texts.lastFactorText;
}
