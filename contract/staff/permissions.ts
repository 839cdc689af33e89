/** The permissions of each role of the staff. Each call for the staff names the permission that it needs. */

export const ROLES = ['owner', 'manager', 'orders', 'catalogue', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

const ALL_ROLES = ROLES;
const OWNER_ROLES = ['owner'] as const;
const MANAGER_ROLES = ['owner', 'manager'] as const;
const ORDER_ROLES = ['owner', 'manager', 'orders'] as const;
const CATALOGUE_ROLES = ['owner', 'manager', 'catalogue'] as const;
const ORDER_READER_ROLES = ['owner', 'manager', 'orders', 'viewer'] as const;

/** Each permission with the roles that have it. */
export const PERMISSIONS = {
  /** One's own account, sessions and API keys. An API key never has this permission. */
  self: ALL_ROLES,
  /** Settings and delivery days, and what the shop sells. */
  'shop.read': ALL_ROLES,
  'orders.read': ORDER_READER_ROLES,
  'orders.change': ORDER_ROLES,
  'orders.refund': ORDER_ROLES,
  'money.read': ['owner', 'manager', 'viewer'],
  'money.change': MANAGER_ROLES,
  'customers.read': ORDER_ROLES,
  'customers.change': ORDER_ROLES,
  /** Exporting, correcting and deleting the data of a person, which the law entitles them to. */
  'customers.data': MANAGER_ROLES,
  'catalogue.change': CATALOGUE_ROLES,
  'settings.change': MANAGER_ROLES,
  'staff.read': MANAGER_ROLES,
  'staff.change': OWNER_ROLES,
  'audit.read': MANAGER_ROLES,
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
