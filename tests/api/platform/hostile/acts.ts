/**
 * Turns acts into steps. An act is a request that changes the shop's state, or tries to, with the actor's own or other
 * shoppers' ids.
 */
import fc from 'fast-check';
import { accountActs } from './account-acts.ts';
import type { Act, Actor, Acts } from './actor.ts';
import type { HostileRequest, Step } from './requests.ts';
import { shoppingActs } from './shopping-acts.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';

function toRequest({ json, form, ...request }: ReturnType<Act>, { me }: Actor): HostileRequest {
  const body = json === undefined ? form : JSON.stringify(json);
  const type = json === undefined ? FORM_TYPE : 'application/json';
  return {
    method: 'POST',
    body,
    ...request,
    headers: { token: me.token, ...(body !== undefined && { 'content-type': type }) },
  };
}

export const stepOf =
  (act: Act, number: number): Step =>
  (world, me) =>
    toRequest(act({ world, me, number }), { world, me, number });

const ACTS = Object.values<Acts[string]>({ ...shoppingActs, ...accountActs });

export const actStep: fc.Arbitrary<Step> = fc
  .record({
    act: fc.oneof(...ACTS.map(({ weight, act }) => ({ weight, arbitrary: fc.constant(act) }))),
    number: fc.nat(),
  })
  .map(({ act, number }) => stepOf(act, number));
