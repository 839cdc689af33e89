import { Text } from '@mantine/core';
import { nameGovernorate } from '#contract/governorates.ts';
import { ADDRESS_FIELDS, type AddressValues } from '#counter/addresses/address-form.ts';
import { useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';

/** The previous values of the address fields that a change replaced. */
export function FormerAddress({ fields }: { fields: Partial<AddressValues> | undefined }) {
  const { address } = useTexts();
  const { language } = useLanguage();
  const names = ADDRESS_FIELDS.filter((name) => fields?.[name] !== undefined);
  if (names.length === 0) return null;
  return (
    <Text fz="xs" mt={2}>
      {`${address.before}: `}
      {names.map((name, index) => {
        const value = fields?.[name] ?? '';
        return (
          <span key={name}>
            {index > 0 && ' · '}
            {`${address.fields[name]}: `}
            <bdi>{(name === 'governorate' ? nameGovernorate(value, language) : value) || address.empty}</bdi>
          </span>
        );
      })}
    </Text>
  );
}
