import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { MAX_AREA_LENGTH } from '#contract/constants.ts';
import { names } from '#messages/governorates.ts';
import * as place from '#messages/place.ts';

interface PlaceFieldsProps {
  governorate?: string | undefined;
  area?: string | undefined;
}

/** Where in Egypt an address is, for those who deliver: governorate and area. */
export function PlaceFields({ governorate, area }: PlaceFieldsProps) {
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <Select
        name="governorate"
        label={place.governorate}
        defaultValue={governorate}
        autoComplete="address-level1"
        // Fields have room for a message below them.
        className="mb-[1.5125rem]"
      >
        <option value="">{place.noGovernorate}</option>
        {Object.entries(names).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Field
        name="area"
        label={place.area}
        defaultValue={area}
        maxLength={MAX_AREA_LENGTH}
        autoComplete="address-level3"
        dir="auto"
      />
    </div>
  );
}
