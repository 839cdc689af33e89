/**
 * For each staff call about customers, a function that sends the requests that the call needs, then the call itself.
 */
import { addNote, blockCustomer, liftBlock, listCustomers, readCustomer } from '#contract/customers/calls.ts';
import { correctCustomer, exportCustomer, forgetCustomer } from '#contract/customers/data-calls.ts';
import type { Counter } from './staff-scenes.ts';

type Scene = (counter: Counter) => Promise<unknown>;

const REQUEST_DETAILS = { askedOn: '2026-11-16', askedBy: 'person' } as const;
const addCustomer = async ({ shop }: Counter) =>
  (await shop.addShopper('Sara Ali', { phone: '01299999999' })).id;

async function block(counter: Counter) {
  const id = await addCustomer(counter);
  const body = { kind: 'cash', reason: 'Refused three parcels' } as const;
  return { id, blockId: (await counter.ask(blockCustomer, { id, body })).data.id };
}

export const customerScenes: Record<string, Scene> = {
  async listCustomers(counter) {
    await block(counter);
    await counter.ask(listCustomers, { query: { search: 'sara', limit: 5 } });
  },
  async readCustomer(counter) {
    const { id } = await block(counter);
    await counter.ask(addNote, { id, body: { text: 'Calls after 5' } });
    await counter.ask(exportCustomer, { id, body: REQUEST_DETAILS });
    await counter.ask(readCustomer, { id });
  },
  async addNote(counter) {
    await counter.ask(addNote, { id: await addCustomer(counter), body: { text: 'Calls after 5' } });
  },
  blockCustomer: block,
  async liftBlock(counter) {
    await counter.ask(liftBlock, await block(counter));
  },
  async exportCustomer(counter) {
    await counter.ask(exportCustomer, { id: (await block(counter)).id, body: REQUEST_DETAILS });
  },
  async correctCustomer(counter) {
    await counter.ask(correctCustomer, {
      id: await addCustomer(counter),
      body: { ...REQUEST_DETAILS, name: 'Sara Adel' },
    });
  },
  async forgetCustomer(counter) {
    await counter.ask(forgetCustomer, { id: await addCustomer(counter), body: REQUEST_DETAILS });
  },
};
