import type { Context } from 'hono';
import { findLinkOrigin } from '#api/account/account-emails.ts';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { parseQuery } from '#api/platform/http/parse-request.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { languageOf } from '#api/platform/http/request.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { customerCalls } from '#contract/customers/calls.ts';
import { customerDataCalls } from '#contract/customers/data-calls.ts';
import { customersQuery } from '#contract/customers/requests.ts';
import { addNote, blockCustomer, type CustomerAct, liftBlock } from './blocks.ts';
import { listCustomers } from './list-customers.ts';
import { correctPerson, exportPerson, forgetPerson } from './person-requests.ts';
import { presentBlock, presentDataRequest, presentNote, readCustomer } from './read-customer.ts';

const CONTENT_DISPOSITION = 'attachment; filename="customer-data.json"';

/** Serves the staff's calls about customers. */
export function serveCustomers(api: Api, { serve }: CallRoutes): void {
  const { db, clock } = api;
  const actOn = (c: Context<ApiEnv>, userId: string): CustomerAct => ({
    userId,
    actor: c.var.actor,
    now: clock(),
  });
  const nameOfActor = (c: Context<ApiEnv>) => (staffId: string | null) =>
    staffId === null ? null : c.var.actor.name;

  async function answerCustomer(id: string) {
    const data = await readCustomer(db, id);
    if (!data) throw refuse('no-document', { values: [id] });
    return { data };
  }

  serve(customerCalls.listCustomers, (c) => listCustomers(db, parseQuery(c, customersQuery)));

  serve(customerCalls.readCustomer, async (_, input) => {
    return answerCustomer(input.id('id'));
  });

  serve(customerCalls.addNote, async (c, { id, body }) => {
    const { text } = await body();
    return { data: presentNote(await addNote(db, actOn(c, id('id')), text), nameOfActor(c)) };
  });

  serve(customerCalls.blockCustomer, async (c, { id, body }) => {
    const block = await blockCustomer(db, actOn(c, id('id')), await body());
    return { data: presentBlock(block, nameOfActor(c)) };
  });

  serve(customerCalls.liftBlock, async (c, { id }) => {
    await liftBlock(db, actOn(c, id('id')), id('blockId'));
    return null;
  });

  serve(customerDataCalls.exportCustomer, async (c, { id, body }) => {
    const data = await exportPerson(db, actOn(c, id('id')), await body(), languageOf(c));
    c.header('Content-Disposition', CONTENT_DISPOSITION);
    return { data };
  });

  serve(customerDataCalls.correctCustomer, async (c, { id, body }) => {
    await correctPerson(api, actOn(c, id('id')), await body(), findLinkOrigin(api, c));
    return answerCustomer(id('id'));
  });

  serve(customerDataCalls.forgetCustomer, async (c, { id, body }) => {
    const entered = await forgetPerson(api, actOn(c, id('id')), await body());
    return { data: presentDataRequest(entered, nameOfActor(c)) };
  });
}
