import { isolate } from '#counter/i18n/formats.ts';
import { useFormats, useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';
import type { Described } from './discount-form.ts';

const MAX_NAMES = 3;
const COMMA = { en: ', ', ar: '، ' };

/** Returns a function that says in plain words what a code does. */
export function useSentence(): (discount: Described) => string {
  const { discounts: texts } = useTexts();
  const { writeMoney, writeCount, writeShortDay } = useFormats();
  const { language } = useLanguage();

  function nameItems({ products, categories }: Described): string {
    const names = [...categories, ...products].map((named) =>
      isolate(language === 'ar' ? named.nameAr : named.nameEn),
    );
    const more = names.length - MAX_NAMES;
    const shown = names.slice(0, MAX_NAMES).join(COMMA[language]);
    return more > 0 ? texts.andMore(shown, more, writeCount(more)) : shown;
  }

  return (discount) => {
    const { kind, percent, amountPiastres, minPiastres, startsOn, endsOn } = discount;
    const items = nameItems(discount);
    const what = {
      percent: () => texts.percentOff(writeCount(percent ?? 0)),
      amount: () => texts.amountOff(writeMoney(amountPiastres ?? 0)),
      delivery: () => texts.freeDelivery,
    }[kind]();
    const sayFor = (reduction: string) => {
      if (kind === 'delivery') return items ? texts.freeDeliveryWith(items) : reduction;
      return items ? texts.offItems(reduction, items) : texts.offAll(reduction);
    };
    const { maxUses, maxUsesPerPerson } = discount;
    const rules = [sayFor(what), minPiastres > 0 ? texts.fromAmount(writeMoney(minPiastres)) : ''].filter(
      Boolean,
    );
    return [
      `${rules.join(' ')}.`,
      startsOn && endsOn && texts.between(writeShortDay(startsOn), writeShortDay(endsOn)),
      startsOn && !endsOn && texts.since(writeShortDay(startsOn)),
      !startsOn && endsOn && texts.until(writeShortDay(endsOn)),
      maxUsesPerPerson !== null && texts.perPerson(maxUsesPerPerson, writeCount(maxUsesPerPerson)),
      maxUses !== null && texts.inAll(maxUses, writeCount(maxUses)),
    ]
      .filter(Boolean)
      .join(' ');
  };
}
