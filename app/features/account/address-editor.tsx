import { toAddressRequest } from '#app/features/addresses/fill-form.ts';
import { PlaceFields } from '#app/features/addresses/place-fields.tsx';
import { PhoneField } from '#app/features/forms/fields.tsx';
import { useShopForm } from '#app/features/forms/use-shop-form.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { Field } from '#app/ui/field.tsx';
import { addAddress, changeAddress, type SavedAddress } from '#contract/account/address-book.ts';
import * as account from '#messages/account.ts';
import * as forms from '#messages/forms.ts';
import { addressForm } from './account-forms.ts';
import { formatAccountProblem } from './account-problems.ts';
import { InlineForm } from './inline-form.tsx';

interface AddressEditorProps {
  /** The address to edit; undefined for a new one. */
  address: SavedAddress | undefined;
  onSaved: (addresses: SavedAddress[]) => void;
  onCancel: () => void;
}

/** The form of one address. In the list it takes the place of the card or button that opened it. */
export function AddressEditor({ address, onSaved, onCancel }: AddressEditorProps) {
  const form = useShopForm({
    schema: addressForm,
    defaultValues: address,
    describeProblem: formatAccountProblem,
    send: async ({ name, ...typed }) => {
      const body = { ...toAddressRequest(typed), name };
      const sent = address
        ? shopClient(changeAddress, { id: address._id, body })
        : shopClient(addAddress, { body });
      onSaved((await sent).data);
    },
  });
  return (
    <InlineForm form={form} onCancel={onCancel}>
      <Field
        {...form.bind('name')}
        label={account.addressName}
        hint={account.addressNameHint}
        autoComplete="off"
        dir="auto"
      />
      <Field
        {...form.bind('details')}
        label={forms.fields.details}
        hint={forms.detailsHint}
        autoComplete="street-address"
        dir="auto"
      />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <PhoneField {...form.bind('phone')} />
        <Field {...form.bind('city')} label={forms.fields.city} autoComplete="address-level2" dir="auto" />
      </div>
      <PlaceFields governorate={address?.governorate} area={address?.area} />
    </InlineForm>
  );
}
