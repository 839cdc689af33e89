import type { CashRules } from '#app/provider.ts';
import type { DeliveryDays } from '#contract/delivery/calls.ts';
import type { DeliveryPrices } from '#contract/delivery/prices.ts';
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
  prices: DeliveryPrices;
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

/** The usual price, the other prices with their governorates, cheapest first, and the amount for free delivery. */
function describePrices({ pricePiastres, freeFromPiastres, governoratePiastres }: DeliveryPrices) {
  const others = Object.entries(governoratePiastres).filter(([, price]) => price !== pricePiastres);
  const groups = Map.groupBy(others, ([, price]) => price);
  return {
    shipping: formatEgp(pricePiastres, egpStyle),
    otherShipping: [...groups]
      .sort(([one], [other]) => one - other)
      .map(([price, rows]) => ({
        price: formatEgp(price, egpStyle),
        governorates: rows.map(([code]) => governorateNames[code as Governorate]),
      })),
    freeFrom: freeFromPiastres === null ? undefined : formatEgp(freeFromPiastres, egpStyle),
  };
}

const describeCash = ({ maxPiastres, maxOpen }: Partial<CashRules> = {}) => ({
  maxTotal: maxPiastres ? formatEgp(maxPiastres, egpStyle) : undefined,
  maxOpen: maxOpen ?? undefined,
});

/** The help page, written from the actual settings of the shop. */
export function writeHelp({ isOwnProvider, table, payments, prices, cash }: ShopRules): LegalText {
  const { title, contents } = help;
  const sections = help.writeSections({
    ...describePrices(prices),
    delivery: groupByDays(table),
    isOwnProvider,
    isCard: payments.some((name) => name !== 'cash'),
    isWallet: payments.includes('paymob'),
    cash: payments.includes('cash') ? describeCash(cash) : undefined,
  });
  return { title, intro: help.writeIntro(), contents, sections };
}
