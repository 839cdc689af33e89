import type { Api } from '#api/dependencies.ts';
import { refuse, refuseField } from '#api/platform/http/refusal.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { addressCalls, MAX_ADDRESSES } from '#contract/account/addresses.ts';
import { addAddress, changeAddress, findAddress, listAddresses, removeAddress } from './addresses.ts';

/** Saved addresses. Every change answers with all addresses of the shopper. */
export function serveAddresses({ db }: Api, { serve, guardBelow }: CallRoutes): void {
  const showAll = async (userId: string, message: string) => ({
    status: 'success',
    message,
    data: await listAddresses(db, userId),
  });
  const missing = (id: string) => refuse('no-address', { values: [id] });

  serve(addressCalls.listAddresses, async (c) => {
    const data = await listAddresses(db, c.var.user.id);
    return { results: data.length, status: 'success', data };
  });

  serve(addressCalls.addAddress, async (c, { body }) => {
    const userId = c.var.user.id;
    const request = await body();
    if (!(await addAddress(db, userId, request))) {
      throw refuseField('too-many-addresses', {
        param: 'name',
        value: request.name,
        values: [MAX_ADDRESSES],
      });
    }
    return showAll(userId, 'Address added successfully');
  });

  serve(addressCalls.getAddress, async (c, input) => {
    const id = input.id('id');
    const data = await findAddress(db, c.var.user.id, id);
    if (!data) throw missing(id);
    return { status: 'success', data };
  });

  serve(addressCalls.changeAddress, async (c, input) => {
    const id = input.id('id');
    if (!(await changeAddress(db, c.var.user.id, id, await input.body()))) throw missing(id);
    return showAll(c.var.user.id, 'Address updated successfully');
  });

  serve(addressCalls.removeAddress, async (c, input) => {
    const id = input.id('id');
    if (!(await removeAddress(db, c.var.user.id, id))) throw missing(id);
    return showAll(c.var.user.id, 'Address removed successfully to your addresses');
  });

  guardBelow(addressCalls.listAddresses);
}
