import { expect, test } from 'vitest';
import { defineCall } from '#contract/call.ts';
import { STAFF_CALLS } from '#contract/calls.ts';
import { hasPermission, PERMISSIONS, type Permission, permissionsOf, ROLES } from './permissions.ts';

const ALL_PERMISSIONS = Object.keys(PERMISSIONS) as Permission[];

test('the owner has every permission', () => {
  expect(permissionsOf('owner')).toEqual(ALL_PERMISSIONS);
});

test('a viewer has no permission to change anything', () => {
  const changing = permissionsOf('viewer').filter((permission) => !permission.endsWith('.read'));
  expect(changing).toEqual(['self']);
});

test('only the owner may change the staff', () => {
  expect(ROLES.filter((role) => hasPermission(role, 'staff.change'))).toEqual(['owner']);
});

test('every role may read the shop and use its own account', () => {
  for (const role of ROLES)
    expect(permissionsOf(role)).toEqual(expect.arrayContaining(['self', 'shop.read']));
});

test('a call for the staff without a permission fails the type check', () => {
  // @ts-expect-error: the permission is missing.
  defineCall()({ audience: 'staff', path: '/nothing' });
  // @ts-expect-error: no such permission.
  defineCall()({ audience: 'staff', permission: 'everything', path: '/nothing' });
  for (const { id, audience, permission } of STAFF_CALLS)
    expect(permission !== undefined, id).toBe(audience === 'staff');
});
