import { sayProblem } from '#app/i18n/ar/provider-errors.ts';
import type { ProviderErrorCode } from '#contract/provider-error.ts';
import { language } from './language.ts';

/** What the shop tells in this run's language of a refusal that the provider put into English words. */
export function tell(code: ProviderErrorCode, text: string): string {
  return language === 'en' ? text : sayProblem({ code, text });
}
