import { AddressFields } from '#app/features/addresses/address-fields.tsx';
import { toAddressFields, toAddressRequest } from '#app/features/addresses/fill-form.ts';
import { useShopForm } from '#app/features/forms/use-shop-form.ts';
import { useShopper } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { Field } from '#app/ui/field.tsx';
import { addAddress, changeAddress, type SavedAddress } from '#contract/account/address-book.ts';
import * as account from '#messages/account.ts';
import { governorateNames } from '#messages/addresses.ts';
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
  const shopper = useShopper()?.name ?? '';
  const fields = toAddressFields(address ?? {}, shopper);
  const form = useShopForm({
    schema: addressForm,
    defaultValues: { ...fields, name: address?.name },
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
      <AddressFields bind={form.bind} address={fields} governorates={governorateNames} />
    </InlineForm>
  );
}
