/** The permissions of each role of the staff. Each call for the staff names the permission that it needs. */

export const ROLES = ['owner', 'manager', 'orders', 'catalogue', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

const EVERYONE = ROLES;
const OWNER = ['owner'] as const;
const MANAGERS = ['owner', 'manager'] as const;
const WITH_ORDERS = ['owner', 'manager', 'orders'] as const;
const WITH_CATALOGUE = ['owner', 'manager', 'catalogue'] as const;
const READERS_OF_ORDERS = ['owner', 'manager', 'orders', 'viewer'] as const;

/** Each permission with the roles that have it. */
export const PERMISSIONS = {
  /** One's own account, sessions and API keys. An API key never has this permission. */
  self: EVERYONE,
  /** Settings and delivery days, and what the shop sells. */
  'shop.read': EVERYONE,
  'orders.read': READERS_OF_ORDERS,
  'orders.change': WITH_ORDERS,
  'orders.refund': WITH_ORDERS,
  'money.read': ['owner', 'manager', 'viewer'],
  'money.change': MANAGERS,
  'customers.read': WITH_ORDERS,
  'customers.change': WITH_ORDERS,
  /** Exporting, correcting and deleting the data of a person, which the law entitles them to. */
  'customers.data': MANAGERS,
  'catalogue.change': WITH_CATALOGUE,
  'settings.change': MANAGERS,
  'staff.read': MANAGERS,
  'staff.change': OWNER,
  'audit.read': MANAGERS,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;
/** The permissions that an API key can have. */
export type KeyPermission = Exclude<Permission, 'self'>;

const ALL_PERMISSIONS = Object.keys(PERMISSIONS) as Permission[];
export const KEY_PERMISSIONS = ALL_PERMISSIONS.filter(
  (permission): permission is KeyPermission => permission !== 'self',
);

export const hasPermission = (role: Role, permission: Permission): boolean =>
  (PERMISSIONS[permission] as readonly Role[]).includes(role);

/** All permissions of a role. */
export const permissionsOf = (role: Role): Permission[] =>
  ALL_PERMISSIONS.filter((permission) => hasPermission(role, permission));
