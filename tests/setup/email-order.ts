import type { EmailOrder } from '#api/emails/emails.ts';
import { calculateVatPiastres } from '#contract/money.ts';

/** The order that sample emails are about. */
export const ORDER_ID = '65a000000000000000000001';
const createdAt = new Date('2026-01-05T10:00:00Z');

/** Creates a sample order for emails. */
export function makeEmailOrder(changes: Partial<EmailOrder['order']> = {}): EmailOrder {
  const totalPiastres = 125_499;
  return {
    order: {
      ...{
        id: ORDER_ID,
        number: 1042,
        orderNumber: 'MS-4F7K-2Q9',
        userId: 'u',
        cartId: 'c',
        status: 'placed',
        stock: 'sold',
        language: 'en',
      },
      ...{
        paymentMethod: 'cash',
        gateway: 'cash',
        paidAt: null,
        deliveredAt: null,
        version: 1,
        holdEndsAt: null,
        clientHash: null,
        source: 'web',
        placedBy: null,
        overrides: [],
        cardLast4: null,
        expectedFrom: null,
        expectedTo: null,
        createdAt: createdAt,
        updatedAt: createdAt,
      },
      ...{ itemsPiastres: 125_000, shippingPiastres: 499, totalPiastres, owedPiastres: 0 },
      ...{ discountPiastres: 0, discountId: null, discount: null, isDiscountUsed: false },
      ...{
        taxPiastres: calculateVatPiastres(totalPiastres),
        details: '12 Tahrir Street',
        phone: '+201012345678',
      },
      ...{ city: 'Dokki', governorate: 'GZ', area: null, postalCode: '12611' },
      ...{ recipient: null, landmark: null, secondPhone: null },
      ...{ carrier: 'Bosta', trackingNumber: 'BST-7741' },
      ...changes,
    },
    lines: [
      {
        ...{
          id: 'l',
          orderId: ORDER_ID,
          productId: 'p',
          cover: 'lamp-0123456789',
          count: 2,
          pricePiastres: 62_500,
          discountPiastres: 0,
        },
        ...{ titleEn: 'Brass Lamp', titleAr: 'لمبة نحاس', position: 0 },
      },
    ],
  };
}
