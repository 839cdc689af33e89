/**
 * For each call about the shop's settings, a function that sends the requests that the call needs, then the call
 * itself.
 */
import {
  changeCashLimits,
  changeCompany,
  changeContact,
  changeDeliveryPrices,
  changeEmailFooter,
  changeShopName,
  readSettings,
} from '#contract/settings/staff-calls.ts';
import type { Counter } from './staff-scenes.ts';

const readState = async ({ ask }: Counter) => (await ask(readSettings)).data;

export const settingsScenes: Record<string, (counter: Counter) => Promise<unknown>> = {
  readSettings: ({ ask }) => ask(readSettings),
  async changeShopName(counter) {
    const { version } = (await readState(counter)).name;
    await counter.ask(changeShopName, { body: { version, nameEn: 'Nile Books', nameAr: 'كتب النيل' } });
  },
  async changeContact(counter) {
    const { version, values } = (await readState(counter)).contact;
    await counter.ask(changeContact, { body: { version, ...values, whatsApp: '01012345678' } });
  },
  async changeCompany(counter) {
    const { version, values } = (await readState(counter)).company;
    await counter.ask(changeCompany, { body: { version, ...values, taxNumber: '123-456-789' } });
  },
  async changeDeliveryPrices(counter) {
    const { version, values } = (await readState(counter)).delivery;
    const governoratePiastres = { ASN: 2500 };
    await counter.ask(changeDeliveryPrices, { body: { version, ...values, governoratePiastres } });
  },
  async changeCashLimits(counter) {
    const { version, values } = (await readState(counter)).cash;
    await counter.ask(changeCashLimits, { body: { version, ...values, confirmHours: 24 } });
  },
  async changeEmailFooter(counter) {
    const { version } = (await readState(counter)).emails;
    await counter.ask(changeEmailFooter, { body: { version, footerEn: 'See you soon', footerAr: null } });
  },
};
