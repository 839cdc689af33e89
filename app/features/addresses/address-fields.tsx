import { PhoneField } from '#app/features/forms/fields.tsx';
import type { BoundField } from '#app/features/forms/use-shop-form.ts';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { MAX_RECIPIENT_LENGTH } from '#contract/constants.ts';
import type { TypedAddress } from '#contract/forms.ts';
import * as forms from '#messages/forms.ts';
import type { AddressFields as Address } from './fill-form.ts';
import { OptionalFields } from './optional-fields.tsx';

interface AddressFieldsProps {
  bind: (name: keyof TypedAddress) => BoundField;
  address: Address;
  /** Names by code; undefined until they are loaded. */
  governorates: Record<string, string> | undefined;
}

/** The fields of an address that our own provider accepts, in the order that is usual in Egypt. */
export function AddressFields({ bind, address, governorates }: AddressFieldsProps) {
  const { governorate } = address;
  return (
    <>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <Field
          {...bind('recipient')}
          aria-required={false}
          label={forms.recipient}
          maxLength={MAX_RECIPIENT_LENGTH}
          autoComplete="name"
          dir="auto"
        />
        <PhoneField {...bind('phone')} />
        <Select
          // Remounts the select once its options are loaded, so that its default value is selected.
          key={governorates ? 'loaded' : 'loading'}
          name="governorate"
          label={forms.governorate}
          defaultValue={governorate}
          autoComplete="address-level1"
          // The same space as a Field reserves for its message.
          className="mb-[1.5125rem]"
        >
          <option value="">{forms.noGovernorate}</option>
          {governorate && !governorates && <option value={governorate} />}
          {Object.entries(governorates ?? {}).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <Field
          {...bind('city')}
          label={forms.fields.city}
          hint={forms.cityHint}
          autoComplete="address-level2"
          dir="auto"
        />
      </div>
      <DetailsField bind={bind} />
      <OptionalFields bind={bind} address={address} />
    </>
  );
}

/** Street, building, floor and flat. */
export function DetailsField({ bind }: Pick<AddressFieldsProps, 'bind'>) {
  return (
    <Field
      {...bind('details')}
      label={forms.fields.details}
      hint={forms.detailsHint}
      autoComplete="street-address"
      dir="auto"
    />
  );
}
