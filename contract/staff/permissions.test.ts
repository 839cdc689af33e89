import { expect, test } from 'vitest';
import { hasPermission, PERMISSIONS, type Permission, permissionsOf, ROLES } from './permissions.ts';

const ALL = Object.keys(PERMISSIONS) as Permission[];

test('the owner has every permission', () => {
  expect(permissionsOf('owner')).toEqual(ALL);
});

test('a viewer changes nothing', () => {
  const changing = permissionsOf('viewer').filter((permission) => !permission.endsWith('.read'));
  expect(changing).toEqual(['self']);
});

test('only the owner changes the staff', () => {
  expect(ROLES.filter((role) => hasPermission(role, 'staff.change'))).toEqual(['owner']);
});

test('every role reads the shop and its own account', () => {
  for (const role of ROLES)
    expect(permissionsOf(role)).toEqual(expect.arrayContaining(['self', 'shop.read']));
});
