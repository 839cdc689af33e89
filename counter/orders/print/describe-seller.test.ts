import { expect, test } from 'vitest';
import { PLAIN_SHOP_SETTINGS } from '#contract/settings/groups.ts';
import { describeSeller } from './describe-seller.ts';

const { contact, company } = PLAIN_SHOP_SETTINGS;
const sellerSettings = {
  name: { nameEn: 'Lotus', nameAr: 'لوتس' },
  contact: { ...contact, addressEn: '3 Talaat Harb St', phone: '19000' },
  company: { ...company, companyAr: 'شركة لوتس', taxNumber: '123-456-789' },
};

test.each([
  ['en', 'Lotus'],
  ['ar', 'لوتس'],
] as const)('in %s the shop has its name, and what was told in either language', (language, name) => {
  expect(describeSeller(sellerSettings, language)).toEqual({
    ...{ name, company: 'شركة لوتس', address: '3 Talaat Harb St', phone: '19000' },
    ...{ taxNumber: '123-456-789', commercialRegister: null },
  });
});
