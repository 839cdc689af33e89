import Plus from 'lucide-react/icons/plus';
import { type ComponentProps, Fragment, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toAddressRequest } from '#app/features/addresses/fill-form.ts';
import { nameGovernorate } from '#app/features/addresses/name-governorate.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { AddressLines } from '#app/ui/address-lines.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { focusHeading } from '#app/ui/focus.ts';
import {
  addAddress,
  changeAddress,
  removeAddress,
  type SavedAddress,
} from '#contract/account/address-book.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import * as account from '#messages/account.ts';
import { formatAccountProblem } from './account-problems.ts';
import { AddressEditor } from './address-editor.tsx';

/** The placeholder for the id of a new address. */
const NEW_ID = 'new';

interface AddressListProps {
  addresses: SavedAddress[];
  onChange: (addresses: SavedAddress[]) => void;
}

/** The saved addresses, the default first, and a form to add one. */
export function AddressList({ addresses, onChange }: AddressListProps) {
  const list = useRef<HTMLUListElement>(null);
  /** The ids of the addresses whose forms are open; several may be open at once. */
  const [edited, setEdited] = useState<string[]>([]);
  /** The button whose call is pending, identified by its label followed by the id of its address. */
  const [busy, setBusy] = useState<string>();

  /** Runs a call and shows the addresses it returns, or an error toast. */
  async function run(button: string, call: () => Promise<{ data: SavedAddress[] }>): Promise<boolean> {
    setBusy(button);
    try {
      const { data } = await call();
      flushSync(() => onChange(data));
      return true;
    } catch (error) {
      const text = error instanceof ProviderError ? formatAccountProblem(error) : undefined;
      showToast({ kind: 'error', text: [account.addressFailed, text].filter(Boolean).join(' ') });
      return false;
    } finally {
      setBusy(undefined);
    }
  }
  async function remove({ _id: id, ...address }: SavedAddress) {
    const isDefault = addresses[0]?._id === id;
    if (!(await run(account.remove + id, () => shopClient(removeAddress, { id })))) return;
    focusHeading();
    const body = { ...toAddressRequest(address), name: address.name, isDefault };
    showToast({
      kind: 'info',
      text: account.addressRemoved,
      action: { labelKey: 'undo', onAct: () => void run('', () => shopClient(addAddress, { body })) },
    });
  }
  async function makeDefault({ _id: id, ...address }: SavedAddress) {
    const body = { ...toAddressRequest(address), name: address.name, isDefault: true };
    // The pressed button disappears, because a default address has no 'make default' button. Focuses the edit button.
    if (await run(account.makeDefault + id, () => shopClient(changeAddress, { id, body }))) focusOpener(id);
  }
  const focusOpener = (id: string) =>
    list.current?.querySelector<HTMLElement>(`[data-opens="${id}"]`)?.focus();
  const open = (id: string) => setEdited((before) => [...before, id]);
  /** Closes the form and moves the focus back to the button that opened it. */
  function close(id: string) {
    flushSync(() => setEdited((before) => before.filter((each) => each !== id)));
    focusOpener(id);
  }
  const editor = (id: string, address?: SavedAddress) => (
    <Card as="li" className="p-5 sm:col-span-2 sm:p-6">
      <AddressEditor
        address={address}
        onSaved={(saved) => {
          onChange(saved);
          close(id);
        }}
        onCancel={() => close(id)}
      />
    </Card>
  );

  return (
    <ul ref={list} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {addresses.map((address, at) =>
        edited.includes(address._id) ? (
          <Fragment key={address._id}>{editor(address._id, address)}</Fragment>
        ) : (
          <AddressCard key={address._id} address={address} isDefault={at === 0}>
            <CardButton
              action={account.edit}
              address={address}
              data-opens={address._id}
              onClick={() => open(address._id)}
            />
            {at > 0 && (
              <CardButton
                action={account.makeDefault}
                address={address}
                isBusy={busy === account.makeDefault + address._id}
                onClick={() => makeDefault(address)}
              />
            )}
            <CardButton
              action={account.remove}
              address={address}
              isBusy={busy === account.remove + address._id}
              onClick={() => remove(address)}
            />
          </AddressCard>
        ),
      )}
      {edited.includes(NEW_ID) ? (
        editor(NEW_ID)
      ) : (
        <li>
          <button
            type="button"
            data-opens={NEW_ID}
            onClick={() => open(NEW_ID)}
            className="flex size-full min-h-40 flex-col items-center justify-center gap-2 rounded-card border border-dashed border-edge px-4 py-8 font-medium text-brand-strong transition-colors hover:bg-brand-wash"
          >
            <Plus aria-hidden="true" size={24} strokeWidth={1.75} />
            {account.addAddress}
          </button>
        </li>
      )}
    </ul>
  );
}

interface AddressCardProps {
  address: SavedAddress;
  isDefault: boolean;
  /** The buttons of the card. */
  children: ReactNode;
}

function AddressCard({ address, isDefault, children }: AddressCardProps) {
  const { name, recipient, details, landmark, area, city, governorate, phone, secondPhone } = address;
  return (
    <Card as="li" className="flex flex-col p-5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </h3>
        {isDefault && (
          <p className="shrink-0 rounded-full bg-brand-wash px-2.5 py-0.5 text-xs font-medium text-brand-strong forced-colors:border">
            {account.defaultLabel}
          </p>
        )}
      </div>
      <AddressLines
        lines={[recipient, details, landmark, area, city, nameGovernorate(city, governorate)]}
        phones={[phone, secondPhone]}
        className="mt-1 mb-3 wrap-anywhere"
      />
      <div className="-mx-3 mt-auto -mb-2 flex flex-wrap">{children}</div>
    </Card>
  );
}

type CardButtonProps = ComponentProps<typeof Button> & { action: string; address: SavedAddress };

function CardButton({ action, address, ...rest }: CardButtonProps) {
  return (
    <Button
      {...rest}
      variant="plain"
      size="small"
      aria-label={account.about(action, address.name)}
      className="px-3!"
    >
      {action}
    </Button>
  );
}
