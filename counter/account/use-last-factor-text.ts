import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';

/** What it means to lose the only second factor; empty if there is another one. */
export function useLastFactorText(): string {
  const { factors: texts } = useTexts();
  const { factors, role } = useMe();
  if (factors.passkeys + Number(factors.totp) !== 1) return '';
  return role === 'owner' || role === 'manager' ? texts.lastFactorNeededText : texts.lastFactorText;
}
