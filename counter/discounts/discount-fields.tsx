import { Group, NumberInput, Pill, Radio, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DISCOUNT_KINDS, MAX_CODE_LENGTH } from '#contract/discounts/code.ts';
import { useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';
import { useFoundProducts } from '#counter/new-order/use-preview.ts';
import { SearchPicker } from '#counter/ui/search-picker.tsx';
import type { useCallForm } from '#counter/ui/use-call-form.ts';
import type { DiscountValues } from './discount-form.ts';
import styles from './discounts.module.css';
import { categoriesQuery } from './discounts-query.ts';

type DiscountForm = ReturnType<typeof useCallForm<DiscountValues>>['form'];

/** The fields of a discount code. `isUsed`: orders have used it, so its code and value stay. */
export function DiscountFields({ form, isUsed }: { form: DiscountForm; isUsed: boolean }) {
  const { discounts: texts, settings } = useTexts();
  const { kind } = form.values;
  const fixed = { readOnly: isUsed, variant: isUsed ? 'filled' : 'default' };
  const number = { dir: 'ltr', hideControls: true, allowNegative: false, thousandSeparator: ',' } as const;
  return (
    <Stack>
      <TextInput
        label={texts.code}
        description={isUsed ? texts.fixed : texts.codeHint}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_CODE_LENGTH}
        data-autofocus
        {...fixed}
        {...form.getInputProps('code')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Select
          label={texts.kind}
          allowDeselect={false}
          disabled={isUsed}
          data={DISCOUNT_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
          {...form.getInputProps('kind')}
        />
        {kind === 'percent' && (
          <NumberInput
            {...number}
            label={texts.percent}
            suffix="%"
            allowDecimal={false}
            inputMode="numeric"
            {...fixed}
            {...form.getInputProps('percent')}
          />
        )}
        {kind === 'amount' && (
          <NumberInput
            {...number}
            label={texts.amount}
            decimalScale={2}
            inputMode="decimal"
            {...fixed}
            {...form.getInputProps('amountPiastres')}
          />
        )}
      </SimpleGrid>
      <ItemFields form={form} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberInput
          {...number}
          label={texts.min}
          placeholder={texts.noMin}
          decimalScale={2}
          inputMode="decimal"
          {...form.getInputProps('minPiastres')}
        />
        <span />
        <TextInput label={texts.startsOn} type="date" {...form.getInputProps('startsOn')} />
        <TextInput label={texts.endsOn} type="date" {...form.getInputProps('endsOn')} />
        <NumberInput
          {...number}
          label={texts.maxUsesPerPerson}
          description={texts.perPersonHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder={settings.noLimit}
          allowDecimal={false}
          inputMode="numeric"
          {...form.getInputProps('maxUsesPerPerson')}
        />
        <NumberInput
          {...number}
          label={texts.maxUses}
          placeholder={settings.noLimit}
          allowDecimal={false}
          inputMode="numeric"
          {...form.getInputProps('maxUses')}
        />
      </SimpleGrid>
    </Stack>
  );
}

/** The categories and products that a code is for. */
function ItemFields({ form }: { form: DiscountForm }) {
  const { discounts: texts, newOrder } = useTexts();
  const { language } = useLanguage();
  const categories = useQuery(categoriesQuery).data ?? [];
  const { isForAll, products, categories: chosen } = form.values;
  const nameOf = (named: { nameEn: string; nameAr: string }) =>
    language === 'ar' ? named.nameAr : named.nameEn;
  const left = categories.filter(({ id }) => chosen.every((each) => each.id !== id));
  return (
    <Stack gap="sm">
      <Radio.Group
        label={texts.items}
        value={isForAll ? 'all' : 'some'}
        onChange={(value) => form.setFieldValue('isForAll', value === 'all')}
      >
        <Group mt={6}>
          <Radio value="all" label={texts.allItems} />
          <Radio value="some" label={texts.someItems} />
        </Group>
      </Radio.Group>
      {!isForAll && (
        <>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <Select
              label={texts.addCategory}
              placeholder={texts.chooseCategory}
              data={left.map((category) => ({ value: category.id, label: nameOf(category) }))}
              value={null}
              onChange={(id) => {
                const category = left.find((each) => each.id === id);
                if (category) form.setFieldValue('categories', [...chosen, category]);
              }}
            />
            <SearchPicker
              label={newOrder.findProduct}
              placeholder={newOrder.findProductHint}
              useFound={useFoundProducts}
              idOf={({ _id }) => _id}
              renderItem={({ title }) => <bdi>{title}</bdi>}
              nothing={newOrder.noProduct}
              onPick={({ _id: id, title }) => {
                if (products.every((each) => each.id !== id))
                  form.setFieldValue('products', [...products, { id, nameEn: title, nameAr: title }]);
              }}
            />
          </SimpleGrid>
          {chosen.length + products.length === 0 ? (
            <Text fz="sm" c="dimmed">
              {texts.nothingChosen}
            </Text>
          ) : (
            <div className={styles.chosen}>
              {(['categories', 'products'] as const).flatMap((list) =>
                form.values[list].map((named) => (
                  <Pill
                    key={named.id}
                    size="md"
                    withRemoveButton
                    removeButtonProps={{ 'aria-label': texts.removeItem(nameOf(named)) }}
                    onRemove={() =>
                      form.setFieldValue(
                        list,
                        form.values[list].filter(({ id }) => id !== named.id),
                      )
                    }
                  >
                    {nameOf(named)}
                  </Pill>
                )),
              )}
            </div>
          )}
        </>
      )}
    </Stack>
  );
}
