/** Saved addresses in the shipping form. A separate chunk that only signed-in shoppers load. */
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { useShopper } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { paths } from '#app/paths.ts';
import { TEXT_LINK } from '#app/ui/link.ts';
import { Select } from '#app/ui/select.tsx';
import { addAddress, listAddresses, type SavedAddress } from '#contract/account/address-book.ts';
import type { TypedAddress } from '#contract/forms.ts';
import * as messages from '#messages/addresses.ts';
import {
  fillForm,
  findMatchingAddress,
  isAddressEmpty,
  toAddressFields,
  toAddressRequest,
} from './fill-form.ts';
import { fillFromAccount } from './fill-from-account.ts';

/** The id of the element that the form reserves for the 'save' checkbox. */
const SLOT_ID = 'save-address';
/** The id of the suggestions that the form's city field refers to. */
const CITIES_ID = 'cities';

/** Suggests the names of governorates in the city field. */
export function CitySuggestions() {
  return (
    <datalist id={CITIES_ID}>
      {Object.values(messages.governorateNames).map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

/** Saves the typed address before an order is placed. Set while the address book is on the screen. */
let save: ((address: TypedAddress) => Promise<void>) | undefined;

/** Saves the typed address if the shopper checked the 'save' box; never rejects. */
export const saveAddressIfWanted = (address: TypedAddress) => save?.(address);

/** The label of an address in the select. It is short, because browsers truncate long options, and cut off the
 *  beginning of text in the other writing direction. */
const formatAddress = ({ name, area, city }: SavedAddress) =>
  [...new Set([name, area, city].filter(Boolean))].join(' · ');

/** Fills the form with the saved address that the shopper chooses. At first, fills an empty form with the first saved
 *  address or, if there is none, from the account. */
export function AddressBook() {
  const shopper = useShopper()?.name ?? '';
  // The element exists already, because the form is rendered before this chunk is loaded.
  const [slot] = useState(() => document.getElementById(SLOT_ID));
  const box = useRef<HTMLDivElement>(null);
  const [addresses, setAddresses] = useState<SavedAddress[]>([]);
  const [selectedId, setSelectedId] = useState('');
  const [shouldSave, setShouldSave] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    shopClient(listAddresses, { signal: stop.signal })
      .then(({ data }) => {
        setAddresses(data);
        const form = box.current?.closest('form');
        if (form && data.length === 0) return fillFromAccount(form, { shopper, signal: stop.signal });
      })
      // The form works without saved addresses.
      .catch(() => {});
    return () => stop.abort();
  }, [shopper]);

  useEffect(() => {
    const form = box.current?.closest('form');
    const [first] = addresses;
    if (!form || !first) return;
    const updateSelection = () => setSelectedId(findMatchingAddress(form, addresses, shopper)?._id ?? '');
    if (isAddressEmpty(form)) fillForm(form, toAddressFields(first, shopper));
    updateSelection();
    for (const event of ['input', 'change']) form.addEventListener(event, updateSelection);
    return () => {
      for (const event of ['input', 'change']) form.removeEventListener(event, updateSelection);
    };
  }, [addresses, shopper]);

  useEffect(() => {
    save = async (address) => {
      if (!shouldSave || selectedId) return;
      const name = addresses.length === 0 ? messages.firstAddressName : address.city;
      try {
        setAddresses((await shopClient(addAddress, { body: { ...toAddressRequest(address), name } })).data);
      } catch {
        showToast({ kind: 'error', text: messages.addressNotSaved });
      }
    };
    return () => {
      save = undefined;
    };
  }, [shouldSave, selectedId, addresses]);

  return (
    <div ref={box} className="flex min-h-12 items-center justify-between gap-6">
      <h2 className="shrink-0 text-lg font-semibold tracking-tight">{messages.deliverTo}</h2>
      {addresses.length > 0 && (
        <Select
          label={messages.savedAddress}
          isLabelHidden
          className="min-w-0 flex-1 sm:max-w-80"
          value={selectedId}
          onChange={({ currentTarget: { form, value } }) => {
            const chosen = addresses.find(({ _id }) => _id === value) ?? {};
            if (form) fillForm(form, toAddressFields(chosen, shopper));
          }}
        >
          {addresses.map((address) => (
            <option key={address._id} value={address._id}>
              {formatAddress(address)}
            </option>
          ))}
          <option value="">{messages.anotherAddress}</option>
        </Select>
      )}
      {slot &&
        createPortal(
          selectedId ? (
            <Link to={paths.account} className={`${TEXT_LINK} text-sm`}>
              {messages.manageAddresses}
            </Link>
          ) : (
            <SaveBox isChecked={shouldSave} onChange={setShouldSave} />
          ),
          slot,
        )}
    </div>
  );
}

function SaveBox({ isChecked, onChange }: { isChecked: boolean; onChange: (isChecked: boolean) => void }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
        className="size-4.5 shrink-0 accent-brand"
      />
      {messages.saveForNextTime}
    </label>
  );
}
