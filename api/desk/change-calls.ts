/** The desk's calls that change what is ordered, and that ask for its payment. */
import * as v from 'valibot';
import { makePaymentLink } from '#api/orders/make-payment-link.ts';
import { orderChangeCalls, paymentLinkRequest } from '#contract/orders/staff-changes.ts';
import { DeskProblem, defineDeskCall, findOrderId, orderName } from './desk-call.ts';

export const changeCalls = {
  writePaymentLink: defineDeskCall({
    act: 'order.payment-link-made',
    audited: ['isEmailed'],
    call: orderChangeCalls.writePaymentLink,
    input: v.object({ ...paymentLinkRequest.entries, order: orderName }),
    async run({ db, openOrderDeps, writePaymentLink }, { order, isEmailed = false }) {
      if (!writePaymentLink) throw new DeskProblem('The running shop alone writes payment links.');
      const orderId = await findOrderId(db, order);
      const made = await makePaymentLink(await openOrderDeps(), orderId, { isEmailed });
      const { duePiastres } = made;
      return { data: { link: writePaymentLink(made.order), duePiastres, isEmailed: made.isEmailed } };
    },
  }),
};
