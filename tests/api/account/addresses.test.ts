import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { addressCalls } from '#contract/account/addresses.ts';
import { UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const OPTIONAL_FIELDS = { landmark: 'Beside the metro', secondPhone: '+20 111 234 5678' };
const ADDRESSES_PATH = '/api/v1/addresses';
const HOME_ADDRESS = { name: 'Home', details: '12 Nile Street, flat 4', phone: '01012345678', city: 'Giza' };
const WORK_ADDRESS = { name: 'العمل', details: 'شارع التحرير ٥', phone: '01112345678', city: 'القاهرة' };
const ADDRESS_KEYS = ['_id', 'name', 'details', 'phone', 'city'];

/** Creates a shopper with these addresses; returns the addresses' ids as well. */
async function openAddresses(...addresses: object[]) {
  const { token } = await shop.addShopper();
  for (const address of addresses) await shop.post(ADDRESSES_PATH, address, { token });
  const { body } = await shop.get(ADDRESSES_PATH, { token });
  return { token, ids: body.data.map(({ _id }: { _id: string }) => _id) as string[] };
}

describe('POST /addresses', () => {
  test('answers all addresses, in the order of adding', async () => {
    const { token } = await openAddresses(HOME_ADDRESS);
    const { status, body } = await shop.post(`${ADDRESSES_PATH}/`, WORK_ADDRESS, { token });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['status', 'message', 'data']);
    expect(body).toMatchObject({
      status: 'success',
      message: 'Address added successfully',
      data: [HOME_ADDRESS, WORK_ADDRESS],
    });
    for (const address of body.data) expect(Object.keys(address)).toEqual(ADDRESS_KEYS);
    expect(v.is(addressCalls.listAddresses.answer, body)).toBe(true);
  });

  test('normalizes the phone number', async () => {
    const { token } = await openAddresses({ ...HOME_ADDRESS, phone: '+20 101 234 5678' });
    expect((await shop.get(ADDRESSES_PATH, { token })).body.data).toMatchObject([{ phone: '01012345678' }]);
  });

  test('keeps optional fields if given; empty ones are left out', async () => {
    const { token } = await openAddresses(
      { ...HOME_ADDRESS, governorate: 'GZ', area: ' Dokki ', recipient: ' Mona Adel ', ...OPTIONAL_FIELDS },
      { ...WORK_ADDRESS, governorate: '', area: '', recipient: ' ', landmark: '', secondPhone: '' },
      { ...WORK_ADDRESS, governorate: null, area: null, recipient: null, landmark: null, secondPhone: null },
    );
    const { data } = (await shop.get(ADDRESSES_PATH, { token })).body;
    expect(data).toMatchObject([
      {
        ...{ ...HOME_ADDRESS, governorate: 'GZ', area: 'Dokki', recipient: 'Mona Adel' },
        ...{ landmark: OPTIONAL_FIELDS.landmark, secondPhone: '01112345678' },
      },
      WORK_ADDRESS,
      WORK_ADDRESS,
    ]);
    for (const address of data.slice(1)) expect(Object.keys(address)).toEqual(ADDRESS_KEYS);
  });

  test('puts a new default address first', async () => {
    const { token } = await openAddresses(HOME_ADDRESS, WORK_ADDRESS);
    const { body } = await shop.post(
      ADDRESSES_PATH,
      { ...HOME_ADDRESS, name: 'New', isDefault: true },
      { token },
    );
    expect(body.data).toMatchObject([{ name: 'New' }, HOME_ADDRESS, WORK_ADDRESS]);
    const again = await shop.post(
      ADDRESSES_PATH,
      { ...HOME_ADDRESS, name: 'Newer', isDefault: true },
      { token },
    );
    expect(again.body.data).toMatchObject([{ name: 'Newer' }, { name: 'New' }, HOME_ADDRESS, WORK_ADDRESS]);
    const last = await shop.post(
      ADDRESSES_PATH,
      { ...HOME_ADDRESS, name: 'Last', isDefault: false },
      { token },
    );
    expect(last.body.data.at(-1)).toMatchObject({ name: 'Last' });
  });

  test.each([
    [{ ...HOME_ADDRESS, governorate: 'Atlantis' }, 'governorate', /ISO 3166-2:EG/],
    [{ ...HOME_ADDRESS, governorate: 7 }, 'governorate', /ISO 3166-2:EG/],
    [{ ...HOME_ADDRESS, governorate: 'toString' }, 'governorate', /ISO 3166-2:EG/],
    [{ ...HOME_ADDRESS, area: 'x'.repeat(101) }, 'area', /at most 100 chars/],
    [{ ...HOME_ADDRESS, area: ['x'] }, 'area', /is not valid/],
    [{ ...HOME_ADDRESS, area: 'a\0b' }, 'area', /cannot be stored/],
    [{ ...HOME_ADDRESS, recipient: 'x'.repeat(101) }, 'recipient', /at most 100 chars/],
    [{ ...HOME_ADDRESS, landmark: 'x'.repeat(201) }, 'landmark', /at most 200 chars/],
    [{ ...HOME_ADDRESS, landmark: {} }, 'landmark', /is not valid/],
    [{ ...HOME_ADDRESS, secondPhone: 7 }, 'secondPhone', /is not valid/],
    [{ ...HOME_ADDRESS, isDefault: 'yes' }, 'isDefault', /is not valid/],
  ])('with a bad optional field, %j is 400 and names the field', async (address, param, msg) => {
    const { token } = await openAddresses();
    expect(await shop.post(ADDRESSES_PATH, address, { token })).toMatchObject({
      status: 400,
      body: { message: 'fail', errors: { param, msg: expect.stringMatching(msg), location: 'body' } },
    });
  });

  test.each([
    [{ ...HOME_ADDRESS, name: undefined }, 'name', 'name is required'],
    [{ ...HOME_ADDRESS, details: '  ' }, 'details', 'details is required'],
    [{ ...HOME_ADDRESS, city: 7 }, 'city', 'city is required'],
    [{ ...HOME_ADDRESS, phone: undefined }, 'phone', 'phone is required'],
    [{ ...HOME_ADDRESS, phone: '12345' }, 'phone', 'accept only egypt phone numbers'],
    [{ ...HOME_ADDRESS, secondPhone: '02 2345' }, 'secondPhone', 'accept only egypt phone numbers'],
    [{}, 'name', 'name is required'],
  ])('%j is 400, names the field and saves nothing', async (address, param, msg) => {
    const { token } = await openAddresses();
    const { status, body } = await shop.post(ADDRESSES_PATH, address, { token });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: /phone/i.test(param) ? msg : 'fail',
      errors: { param, msg, location: 'body' },
    });
    expect((await shop.get(ADDRESSES_PATH, { token })).body.results).toBe(0);
  });

  test('saves at most 50 addresses', async () => {
    const { token } = await openAddresses(...Array(50).fill(HOME_ADDRESS));
    const { status, body } = await shop.post(ADDRESSES_PATH, HOME_ADDRESS, { token });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: 'fail', errors: { msg: 'You can save up to 50 addresses' } });
    expect((await shop.get(ADDRESSES_PATH, { token })).body.results).toBe(50);
  });
});

describe('GET /addresses', () => {
  test('answers the shopper’s own addresses and their number', async () => {
    const { token } = await openAddresses(HOME_ADDRESS, WORK_ADDRESS);
    const { status, body } = await shop.get(ADDRESSES_PATH, { token });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['results', 'status', 'data']);
    expect(body).toMatchObject({ results: 2, status: 'success', data: [HOME_ADDRESS, WORK_ADDRESS] });
    expect(v.is(addressCalls.listAddresses.answer, body)).toBe(true);
  });

  test('is empty for a new shopper', async () => {
    const { token } = await openAddresses();
    expect((await shop.get(ADDRESSES_PATH, { token })).body).toEqual({
      results: 0,
      status: 'success',
      data: [],
    });
  });
});

describe('/addresses/{id}', () => {
  test('GET answers one address', async () => {
    const { token, ids } = await openAddresses(HOME_ADDRESS, WORK_ADDRESS);
    const { status, body } = await shop.get(`${ADDRESSES_PATH}/${ids[1]}`, { token });
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'success', data: { _id: ids[1], ...WORK_ADDRESS } });
    expect(Object.keys(body.data)).toEqual(ADDRESS_KEYS);
    expect(v.is(addressCalls.getAddress.answer, body)).toBe(true);
  });

  test('PUT replaces one address in its place and answers all', async () => {
    const { token, ids } = await openAddresses(HOME_ADDRESS, WORK_ADDRESS);
    const { status, body } = await shop.put(
      `${ADDRESSES_PATH}/${ids[0]}`,
      { ...HOME_ADDRESS, city: 'Cairo' },
      { token },
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'success',
      message: 'Address updated successfully',
      data: [
        { _id: ids[0], ...HOME_ADDRESS, city: 'Cairo' },
        { _id: ids[1], ...WORK_ADDRESS },
      ],
    });
  });

  test('PUT replaces optional fields as well, and can make it the default', async () => {
    const { token, ids } = await openAddresses(
      { ...HOME_ADDRESS, governorate: 'GZ', area: 'Dokki', ...OPTIONAL_FIELDS },
      WORK_ADDRESS,
    );
    const { body } = await shop.put(`${ADDRESSES_PATH}/${ids[0]}`, HOME_ADDRESS, { token });
    expect(body.data[0]).toEqual({ _id: ids[0], ...HOME_ADDRESS });
    const first = await shop.put(
      `${ADDRESSES_PATH}/${ids[1]}`,
      { ...WORK_ADDRESS, isDefault: true },
      { token },
    );
    expect(first.body.data).toEqual([
      { _id: ids[1], ...WORK_ADDRESS },
      { _id: ids[0], ...HOME_ADDRESS },
    ]);
  });

  test('PUT of an invalid field is 400, names the field and changes nothing', async () => {
    const { token, ids } = await openAddresses(HOME_ADDRESS);
    expect(
      await shop.put(`${ADDRESSES_PATH}/${ids[0]}`, { ...HOME_ADDRESS, phone: '1' }, { token }),
    ).toMatchObject({
      status: 400,
      body: { message: 'accept only egypt phone numbers', errors: { param: 'phone', location: 'body' } },
    });
    expect((await shop.get(ADDRESSES_PATH, { token })).body.data).toMatchObject([HOME_ADDRESS]);
  });

  test('DELETE answers the remaining addresses; a second time it is 404', async () => {
    const { token, ids } = await openAddresses(HOME_ADDRESS, WORK_ADDRESS);
    const { status, body } = await shop.delete(`${ADDRESSES_PATH}/${ids[0]}`, { token });
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'success',
      message: 'Address removed successfully to your addresses',
      data: [{ _id: ids[1], ...WORK_ADDRESS }],
    });
    expect((await shop.delete(`${ADDRESSES_PATH}/${ids[0]}`, { token })).status).toBe(404);
  });

  test.each(['GET', 'PUT', 'DELETE'])(
    '%s of an unknown id is 404, of a malformed one 400',
    async (method) => {
      const { token } = await openAddresses(HOME_ADDRESS);
      const body = method === 'GET' ? undefined : HOME_ADDRESS;
      expect(
        await shop.call(method, `${ADDRESSES_PATH}/${UNKNOWN_PRODUCT_ID}`, { token, body }),
      ).toMatchObject({
        status: 404,
        body: { statusMsg: 'fail', message: `No address found with this id ${UNKNOWN_PRODUCT_ID}` },
      });
      expect(await shop.call(method, `${ADDRESSES_PATH}/nonsense`, { token, body })).toMatchObject({
        status: 400,
        body: { errors: { value: 'nonsense', msg: 'Invalid ID ', param: 'id', location: 'params' } },
      });
    },
  );
});
