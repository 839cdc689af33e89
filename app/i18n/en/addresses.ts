/** The names of governorates, and texts about saved addresses in the shipping form. */
import type { Governorate } from '#contract/governorates.ts';

export const deliverTo = 'Deliver to';
export const savedAddress = 'Saved address';
export const anotherAddress = 'Another address';
export const saveForNextTime = 'Save this address for next time';
export const addressNotSaved = 'We couldn’t save the address. You’ll find it in your order.';
/** The default name of the first saved address. */
export const firstAddressName = 'Home';
export const manageAddresses = 'Manage saved addresses';

export const governorateNames: Record<Governorate, string> = {
  C: 'Cairo',
  GZ: 'Giza',
  ALX: 'Alexandria',
  KB: 'Qalyubia',
  DK: 'Dakahlia',
  SHR: 'Sharqia',
  GH: 'Gharbia',
  MNF: 'Monufia',
  BH: 'Beheira',
  KFS: 'Kafr El Sheikh',
  DT: 'Damietta',
  PTS: 'Port Said',
  IS: 'Ismailia',
  SUZ: 'Suez',
  SIN: 'North Sinai',
  JS: 'South Sinai',
  FYM: 'Faiyum',
  BNS: 'Beni Suef',
  MN: 'Minya',
  AST: 'Asyut',
  SHG: 'Sohag',
  KN: 'Qena',
  LX: 'Luxor',
  ASN: 'Aswan',
  BA: 'Red Sea',
  WAD: 'New Valley',
  MT: 'Matrouh',
};
