import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { MAX_AREA_LENGTH } from '#contract/constants.ts';
import * as addresses from '#messages/addresses.ts';

interface PlaceFieldsProps {
  governorate?: string | undefined;
  area?: string | undefined;
}

/** The governorate and area of an address, which help couriers. */
export function PlaceFields({ governorate, area }: PlaceFieldsProps) {
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <Select
        name="governorate"
        label={addresses.governorate}
        defaultValue={governorate}
        autoComplete="address-level1"
        // The same space as a Field reserves for its message.
        className="mb-[1.5125rem]"
      >
        <option value="">{addresses.chooseGovernorate}</option>
        {Object.entries(addresses.governorateNames).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Field
        name="area"
        label={addresses.area}
        defaultValue={area}
        maxLength={MAX_AREA_LENGTH}
        autoComplete="address-level3"
        dir="auto"
      />
    </div>
  );
}
