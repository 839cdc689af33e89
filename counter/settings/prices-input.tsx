import { Fieldset, NumberInput, SimpleGrid, Text } from '@mantine/core';
import { listGovernorates, nameGovernorate } from '#contract/governorates.ts';
import { toEgp, toPiastres } from '#contract/money.ts';
import { useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';
import { readPrices, writePrices } from './setting-fields.ts';

interface PricesInputProps {
  /** As writePrices writes it. */
  value: string;
  /** The price of governorates without one of their own, in EGP. */
  usual: string | number;
  isReadOnly: boolean;
  error?: unknown;
  onChange: (value: string) => void;
}

/** A price for each governorate; an empty field means the usual price. */
export function PricesInput({ value, usual, isReadOnly, error, onChange }: PricesInputProps) {
  const { settings } = useTexts();
  const { language } = useLanguage();
  const prices = readPrices(value);
  function set(code: string, typed: string | number): void {
    const { [code]: _, ...others } = prices;
    onChange(writePrices(typed === '' ? others : { ...others, [code]: toPiastres(Number(typed)) }));
  }
  return (
    <Fieldset variant="unstyled" miw={0} legend={settings.fields.governoratePiastres}>
      <Text fz="xs" c="dimmed" mb="xs">
        {settings.hints.governoratePiastres}
      </Text>
      <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="sm" verticalSpacing="xs">
        {listGovernorates().map((code) => {
          const piastres = prices[code];
          return (
            <NumberInput
              key={code}
              label={nameGovernorate(code, language)}
              size="sm"
              dir="ltr"
              styles={{ label: { direction: language === 'ar' ? 'rtl' : 'ltr', inlineSize: '100%' } }}
              value={piastres === undefined ? '' : toEgp(piastres)}
              placeholder={String(usual)}
              readOnly={isReadOnly}
              variant={isReadOnly ? 'filled' : 'default'}
              hideControls
              allowNegative={false}
              decimalScale={2}
              inputMode="decimal"
              onChange={(typed) => set(code, typed)}
            />
          );
        })}
      </SimpleGrid>
      {typeof error === 'string' && (
        <Text role="alert" fz="sm" c="red" mt="xs">
          {error}
        </Text>
      )}
    </Fieldset>
  );
}
