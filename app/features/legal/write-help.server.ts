import type { CashRules } from '#app/provider.ts';
import { SHIPPING_PIASTRES } from '#contract/constants.ts';
import type { DeliveryDays } from '#contract/delivery/calls.ts';
import type { Governorate } from '#contract/governorates.ts';
import { formatEgp } from '#contract/money.ts';
import { governorateNames } from '#messages/addresses.ts';
import * as help from '#messages/help.ts';
import { egpStyle } from '#messages/numbers.ts';
import type { LegalText } from '#messages/privacy.ts';

interface ShopRules {
  isOwnProvider: boolean;
  /** The delivery days of each governorate; empty for another provider. */
  table: readonly DeliveryDays[];
  payments: readonly string[];
  /** Limits of cash orders; undefined for another provider. */
  cash: CashRules | undefined;
}

/** Groups of governorates with the same delivery days, the fastest first. */
function groupByDays(table: readonly DeliveryDays[]): help.HelpFacts['delivery'] {
  const groups = Object.groupBy(table, ({ fromDays, toDays }) => `${fromDays} ${toDays}`);
  return Object.values(groups)
    .flatMap((rows = []) => {
      const [first] = rows;
      const governorates = rows.map(({ governorate }) => governorateNames[governorate as Governorate]);
      return first ? [{ ...first, governorates }] : [];
    })
    .sort((one, other) => one.toDays - other.toDays || one.fromDays - other.fromDays);
}

const describeCash = ({ maxPiastres, maxOpen }: Partial<CashRules> = {}) => ({
  maxTotal: maxPiastres ? formatEgp(maxPiastres, egpStyle) : undefined,
  maxOpen: maxOpen ?? undefined,
});

/** The help page, written from the actual settings of the shop. */
export function writeHelp({ isOwnProvider, table, payments, cash }: ShopRules): LegalText {
  const { title, contents } = help;
  const sections = help.writeSections({
    shipping: formatEgp(SHIPPING_PIASTRES, egpStyle),
    delivery: groupByDays(table),
    isOwnProvider,
    isCard: payments.some((name) => name !== 'cash'),
    isWallet: payments.includes('paymob'),
    cash: payments.includes('cash') ? describeCash(cash) : undefined,
  });
  return { title, intro: help.writeIntro(), contents, sections };
}
