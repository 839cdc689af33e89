import { expect, test } from 'vitest';
import { PLAIN_SHOP_SETTINGS, type SettingGroup } from '#contract/settings/groups.ts';
import { FIELDS, fromForm, toForm } from './setting-fields.ts';

test.each(Object.entries(PLAIN_SHOP_SETTINGS))(
  '%s: what is not typed over stays as it was',
  (name, values) => {
    const group = name as SettingGroup;
    expect(FIELDS[group].map((field) => field.name).sort()).toEqual(Object.keys(values).sort());
    expect(fromForm(group, toForm(group, values))).toEqual(values);
  },
);

test('prices by governorate are a line for each, in EGP', () => {
  const values = { pricePiastres: 499, freeFromPiastres: null, governoratePiastres: { ALX: 2550, ASN: 0 } };
  const typed = toForm('delivery', values);
  expect(typed.governoratePiastres).toBe('ALX 25.5\nASN 0');
  expect(fromForm('delivery', typed)).toEqual(values);
});

test('a list has one line per entry, an amount is in EGP, and an empty field means no limit', () => {
  const profiles = 'https://a.example/x\n https://b.example/y ';
  expect(fromForm('contact', { profiles }).profiles).toEqual(['https://a.example/x', 'https://b.example/y']);
  expect(fromForm('cash', { maxPiastres: 1250.5, maxOpen: '' })).toEqual({
    ...{ maxPiastres: 125_050, maxOpen: null, confirmHours: null },
  });
});
