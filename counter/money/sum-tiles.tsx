import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { StatTiles } from '#counter/ui/stat-tiles.tsx';
import type { Sums } from './sum-days.ts';

/** The totals of charges, refunds, disputes and losses, and the net amount. */
export function SumTiles({ sums }: { sums: Sums }) {
  const { money } = useTexts();
  const { writeMoney } = useFormats();
  const names = ['charged', 'refunded', 'disputed', 'lost', 'net'] as const;
  return (
    <StatTiles
      tiles={names.map((name) => ({
        label: money.sums[name],
        value: <bdi>{writeMoney(sums[`${name}Piastres`])}</bdi>,
      }))}
    />
  );
}
