import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PLAIN_SHOP_SETTINGS, SETTING_GROUPS, type SettingGroup } from './groups.ts';

/** Parses a field of a group; returns its parsed value, or the message of its refusal. */
function parse(group: SettingGroup, field: string, value: unknown): unknown {
  const given = { ...PLAIN_SHOP_SETTINGS[group], [field]: value };
  const { success, output, issues } = v.safeParse(SETTING_GROUPS[group] as v.GenericSchema<unknown>, given);
  return success ? (output as Record<string, unknown>)[field] : issues[0].message.split(' ')[0];
}

test.each([
  ['name', 'nameEn', ' Nile Books ', 'Nile Books'],
  ['name', 'nameAr', ' ', 'name-required'],
  ['name', 'nameEn', 'Nile\nBooks', 'invalid-value'],
  ['contact', 'phone', ' 02 1234 5678 ', '02 1234 5678'],
  ['contact', 'phone', '', null],
  ['contact', 'phone', 'call us', 'invalid-shop-phone'],
  ['contact', 'whatsApp', '٠١٠١٢٣٤٥٦٧٨', '+201012345678'],
  ['contact', 'whatsApp', '+201012345678', '+201012345678'],
  ['contact', 'whatsApp', '00442079460958', '+442079460958'],
  ['contact', 'whatsApp', '0101234567', 'invalid-whatsapp'],
  ['contact', 'email', 'help@shop', 'invalid-email'],
  ['contact', 'profiles', ['https://www.facebook.com/nile'], ['https://www.facebook.com/nile']],
  ['contact', 'profiles', ['https://www.facebook.com/'], 'invalid-profile'],
  ['contact', 'profiles', ['javascript:alert(1)'], 'invalid-profile'],
  ['contact', 'hoursEn', 'a'.repeat(301), 'too-long'],
  ['company', 'taxNumber', '123-456-789', '123-456-789'],
  ['company', 'taxNumber', 'about 12', 'invalid-register'],
  ['cash', 'maxOpen', null, null],
  ['cash', 'maxOpen', 0, 'invalid-limit'],
  ['cash', 'maxPiastres', 1.5, 'invalid-limit'],
  ['emails', 'footerEn', 'Two\nlines', 'Two\nlines'],
  ['emails', 'footerEn', 'A bell\u0007', 'invalid-value'],
] as const)('%s, %s: %j becomes %j', (group, field, value, expected) => {
  expect(parse(group, field, value)).toEqual(expected);
});

test('the settings of an unconfigured shop can be saved unchanged', () => {
  for (const [group, schema] of Object.entries(SETTING_GROUPS)) {
    const values = PLAIN_SHOP_SETTINGS[group as SettingGroup];
    expect(v.parse(schema as v.GenericSchema<unknown>, values)).toEqual(values);
  }
});
