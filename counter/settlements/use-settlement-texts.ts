import type { Settlement } from '#contract/bookkeeping/settlement-answers.ts';
import { useFormats } from '#counter/i18n/language-provider.tsx';
import { useGatewayName } from '#counter/orders/order-money.tsx';

/** Returns functions that format a settlement's source and days. */
export function useSettlementTexts() {
  const nameGateway = useGatewayName();
  const { writeShortDay } = useFormats();
  return {
    nameSource: ({ settledBy, source }: Pick<Settlement, 'settledBy' | 'source'>): string =>
      settledBy === 'gateway' ? nameGateway(source) : source,
    writeDays({ firstDay, lastDay }: Pick<Settlement, 'firstDay' | 'lastDay'>): string | null {
      if (!firstDay || !lastDay) return null;
      const first = writeShortDay(firstDay);
      return firstDay === lastDay ? first : `${first} – ${writeShortDay(lastDay)}`;
    },
  };
}
