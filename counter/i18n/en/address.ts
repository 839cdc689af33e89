/** Texts about an order's delivery address and changes to it. */
export const address = {
  change: 'Change address',
  title: (number: string) => `Where ${number} goes`,
  fields: {
    recipient: 'Recipient',
    phone: 'Mobile',
    secondPhone: 'Second mobile',
    governorate: 'Governorate',
    city: 'City',
    area: 'Area',
    details: 'Street and building',
    landmark: 'Landmark',
    postalCode: 'Postal code',
  },
  detailsHint: 'Street, building, floor, flat',
  noGovernorate: 'Choose one',
  saved: 'Saved addresses',
  noneSaved: 'No saved addresses',
  emailed: 'The customer gets an email with the new address. The delivery days are estimated anew.',
  changed: 'Address changed',
  empty: 'empty',
  before: 'Before',
};
