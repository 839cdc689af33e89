import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { addressCalls } from '#contract/account/addresses.ts';
import { UNKNOWN } from '#tests/setup/cart-products.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const NEAR = { landmark: 'Beside the metro', secondPhone: '+20 111 234 5678' };
const LIST = '/api/v1/addresses';
const HOME = { name: 'Home', details: '12 Nile Street, flat 4', phone: '01012345678', city: 'Giza' };
const WORK = { name: 'العمل', details: 'شارع التحرير ٥', phone: '01112345678', city: 'القاهرة' };
const KEYS = ['_id', 'name', 'details', 'phone', 'city'];

/** Creates a shopper with these addresses; returns the addresses' ids as well. */
async function openAddresses(...addresses: object[]) {
  const { token } = await shop.addShopper();
  for (const address of addresses) await shop.post(LIST, address, { token });
  const { body } = await shop.get(LIST, { token });
  return { token, ids: body.data.map(({ _id }: { _id: string }) => _id) as string[] };
}

describe('POST /addresses', () => {
  test('answers all addresses, in the order of adding', async () => {
    const { token } = await openAddresses(HOME);
    const { status, body } = await shop.post(`${LIST}/`, WORK, { token });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['status', 'message', 'data']);
    expect(body).toMatchObject({
      status: 'success',
      message: 'Address added successfully',
      data: [HOME, WORK],
    });
    for (const address of body.data) expect(Object.keys(address)).toEqual(KEYS);
    expect(v.is(addressCalls.listAddresses.answer, body)).toBe(true);
  });

  test('normalizes the phone number', async () => {
    const { token } = await openAddresses({ ...HOME, phone: '+20 101 234 5678' });
    expect((await shop.get(LIST, { token })).body.data).toMatchObject([{ phone: '01012345678' }]);
  });

  test('keeps optional fields if given; empty ones are left out', async () => {
    const { token } = await openAddresses(
      { ...HOME, governorate: 'GZ', area: ' Dokki ', recipient: ' Mona Adel ', ...NEAR },
      { ...WORK, governorate: '', area: '', recipient: ' ', landmark: '', secondPhone: '' },
      { ...WORK, governorate: null, area: null, recipient: null, landmark: null, secondPhone: null },
    );
    const { data } = (await shop.get(LIST, { token })).body;
    expect(data).toMatchObject([
      {
        ...{ ...HOME, governorate: 'GZ', area: 'Dokki', recipient: 'Mona Adel' },
        ...{ landmark: NEAR.landmark, secondPhone: '01112345678' },
      },
      WORK,
      WORK,
    ]);
    for (const address of data.slice(1)) expect(Object.keys(address)).toEqual(KEYS);
  });

  test('puts a new default address first', async () => {
    const { token } = await openAddresses(HOME, WORK);
    const { body } = await shop.post(LIST, { ...HOME, name: 'New', isDefault: true }, { token });
    expect(body.data).toMatchObject([{ name: 'New' }, HOME, WORK]);
    const again = await shop.post(LIST, { ...HOME, name: 'Newer', isDefault: true }, { token });
    expect(again.body.data).toMatchObject([{ name: 'Newer' }, { name: 'New' }, HOME, WORK]);
    const last = await shop.post(LIST, { ...HOME, name: 'Last', isDefault: false }, { token });
    expect(last.body.data.at(-1)).toMatchObject({ name: 'Last' });
  });

  test.each([
    [{ ...HOME, governorate: 'Atlantis' }, 'governorate', /ISO 3166-2:EG/],
    [{ ...HOME, governorate: 7 }, 'governorate', /ISO 3166-2:EG/],
    [{ ...HOME, governorate: 'toString' }, 'governorate', /ISO 3166-2:EG/],
    [{ ...HOME, area: 'x'.repeat(101) }, 'area', /at most 100 chars/],
    [{ ...HOME, area: ['x'] }, 'area', /is not valid/],
    [{ ...HOME, area: 'a\0b' }, 'area', /cannot be stored/],
    [{ ...HOME, recipient: 'x'.repeat(101) }, 'recipient', /at most 100 chars/],
    [{ ...HOME, landmark: 'x'.repeat(201) }, 'landmark', /at most 200 chars/],
    [{ ...HOME, landmark: {} }, 'landmark', /is not valid/],
    [{ ...HOME, secondPhone: 7 }, 'secondPhone', /is not valid/],
    [{ ...HOME, isDefault: 'yes' }, 'isDefault', /is not valid/],
  ])('with a bad optional field, %j is 400 and names the field', async (address, param, msg) => {
    const { token } = await openAddresses();
    expect(await shop.post(LIST, address, { token })).toMatchObject({
      status: 400,
      body: { message: 'fail', errors: { param, msg: expect.stringMatching(msg), location: 'body' } },
    });
  });

  test.each([
    [{ ...HOME, name: undefined }, 'name', 'name is required'],
    [{ ...HOME, details: '  ' }, 'details', 'details is required'],
    [{ ...HOME, city: 7 }, 'city', 'city is required'],
    [{ ...HOME, phone: undefined }, 'phone', 'phone is required'],
    [{ ...HOME, phone: '12345' }, 'phone', 'accept only egypt phone numbers'],
    [{ ...HOME, secondPhone: '02 2345' }, 'secondPhone', 'accept only egypt phone numbers'],
    [{}, 'name', 'name is required'],
  ])('%j is 400, names the field and saves nothing', async (address, param, msg) => {
    const { token } = await openAddresses();
    const { status, body } = await shop.post(LIST, address, { token });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: /phone/i.test(param) ? msg : 'fail',
      errors: { param, msg, location: 'body' },
    });
    expect((await shop.get(LIST, { token })).body.results).toBe(0);
  });

  test('saves at most 50 addresses', async () => {
    const { token } = await openAddresses(...Array(50).fill(HOME));
    const { status, body } = await shop.post(LIST, HOME, { token });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: 'fail', errors: { msg: 'You can save up to 50 addresses' } });
    expect((await shop.get(LIST, { token })).body.results).toBe(50);
  });
});

describe('GET /addresses', () => {
  test('answers the shopper’s own addresses and their number', async () => {
    const { token } = await openAddresses(HOME, WORK);
    const { status, body } = await shop.get(LIST, { token });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['results', 'status', 'data']);
    expect(body).toMatchObject({ results: 2, status: 'success', data: [HOME, WORK] });
    expect(v.is(addressCalls.listAddresses.answer, body)).toBe(true);
  });

  test('is empty for a new shopper', async () => {
    const { token } = await openAddresses();
    expect((await shop.get(LIST, { token })).body).toEqual({ results: 0, status: 'success', data: [] });
  });
});

describe('/addresses/{id}', () => {
  test('GET answers one address', async () => {
    const { token, ids } = await openAddresses(HOME, WORK);
    const { status, body } = await shop.get(`${LIST}/${ids[1]}`, { token });
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'success', data: { _id: ids[1], ...WORK } });
    expect(Object.keys(body.data)).toEqual(KEYS);
    expect(v.is(addressCalls.getAddress.answer, body)).toBe(true);
  });

  test('PUT replaces one address in its place and answers all', async () => {
    const { token, ids } = await openAddresses(HOME, WORK);
    const { status, body } = await shop.put(`${LIST}/${ids[0]}`, { ...HOME, city: 'Cairo' }, { token });
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'success',
      message: 'Address updated successfully',
      data: [
        { _id: ids[0], ...HOME, city: 'Cairo' },
        { _id: ids[1], ...WORK },
      ],
    });
  });

  test('PUT replaces optional fields as well, and can make it the default', async () => {
    const { token, ids } = await openAddresses({ ...HOME, governorate: 'GZ', area: 'Dokki', ...NEAR }, WORK);
    const { body } = await shop.put(`${LIST}/${ids[0]}`, HOME, { token });
    expect(body.data[0]).toEqual({ _id: ids[0], ...HOME });
    const first = await shop.put(`${LIST}/${ids[1]}`, { ...WORK, isDefault: true }, { token });
    expect(first.body.data).toEqual([
      { _id: ids[1], ...WORK },
      { _id: ids[0], ...HOME },
    ]);
  });

  test('PUT of an invalid field is 400, names the field and changes nothing', async () => {
    const { token, ids } = await openAddresses(HOME);
    expect(await shop.put(`${LIST}/${ids[0]}`, { ...HOME, phone: '1' }, { token })).toMatchObject({
      status: 400,
      body: { message: 'accept only egypt phone numbers', errors: { param: 'phone', location: 'body' } },
    });
    expect((await shop.get(LIST, { token })).body.data).toMatchObject([HOME]);
  });

  test('DELETE answers the remaining addresses; a second time it is 404', async () => {
    const { token, ids } = await openAddresses(HOME, WORK);
    const { status, body } = await shop.delete(`${LIST}/${ids[0]}`, { token });
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'success',
      message: 'Address removed successfully to your addresses',
      data: [{ _id: ids[1], ...WORK }],
    });
    expect((await shop.delete(`${LIST}/${ids[0]}`, { token })).status).toBe(404);
  });

  test.each(['GET', 'PUT', 'DELETE'])(
    '%s of an unknown id is 404, of a malformed one 400',
    async (method) => {
      const { token } = await openAddresses(HOME);
      const body = method === 'GET' ? undefined : HOME;
      expect(await shop.call(method, `${LIST}/${UNKNOWN}`, { token, body })).toMatchObject({
        status: 404,
        body: { statusMsg: 'fail', message: `No address found with this id ${UNKNOWN}` },
      });
      expect(await shop.call(method, `${LIST}/nonsense`, { token, body })).toMatchObject({
        status: 400,
        body: { errors: { value: 'nonsense', msg: 'Invalid ID ', param: 'id', location: 'params' } },
      });
    },
  );
});
