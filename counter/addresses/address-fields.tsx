import { Select, SimpleGrid, TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { listGovernorates, nameGovernorate } from '#contract/governorates.ts';
import { useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';
import type { AddressField, AddressValues } from './address-form.ts';

const PHONE_INPUT_PROPS = { type: 'tel', inputMode: 'tel', dir: 'ltr' } as const;

interface AddressFieldsProps {
  form: Pick<ReturnType<typeof useForm<AddressValues>>, 'getInputProps' | 'setFieldValue'>;
  /** The recipient if the address names nobody else; shown as the placeholder. */
  shopper: string;
}

export function AddressFields({ form, shopper }: AddressFieldsProps) {
  const { address } = useTexts();
  const { language } = useLanguage();
  const field = (name: AddressField) => ({
    label: address.fields[name],
    // Staff type a customer's address; the browser must not suggest their own.
    autoComplete: 'off',
    ...form.getInputProps(name),
  });
  const governorate = field('governorate');
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <TextInput dir="auto" placeholder={shopper} {...field('recipient')} data-autofocus />
      <TextInput required {...PHONE_INPUT_PROPS} {...field('phone')} />
      <TextInput {...PHONE_INPUT_PROPS} {...field('secondPhone')} />
      <Select
        data={listGovernorates().map((code) => ({ value: code, label: nameGovernorate(code, language) }))}
        placeholder={address.noGovernorate}
        searchable
        clearable
        {...governorate}
        // Null hides the clear button, which an empty string would show.
        value={governorate.value || null}
        onChange={(code) => form.setFieldValue('governorate', code ?? '')}
      />
      <TextInput required dir="auto" {...field('city')} />
      <TextInput dir="auto" {...field('area')} />
      <TextInput
        required
        dir="auto"
        placeholder={address.detailsHint}
        style={{ gridColumn: '1 / -1' }}
        {...field('details')}
      />
      <TextInput dir="auto" {...field('landmark')} />
      <TextInput dir="ltr" inputMode="numeric" {...field('postalCode')} />
    </SimpleGrid>
  );
}
