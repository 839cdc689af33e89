export const staff = {
  roles: {
    owner: 'Owner',
    manager: 'Manager',
    orders: 'Orders',
    catalogue: 'Catalogue',
    viewer: 'Viewer',
  },
  /** Describes what each role may do. */
  roleTexts: {
    owner: 'Everything, and who is on the team.',
    manager: 'Everything except changing the team.',
    orders: 'Orders and customers: confirm, ship, refund.',
    catalogue: 'Products, prices and stock. No orders.',
    viewer: 'Sees orders and money. Changes nothing.',
  },
  permissions: {
    self: 'Their own account',
    'shop.read': 'See products, settings and delivery days',
    'orders.read': 'See orders',
    'orders.change': 'Confirm, pack, ship and cancel orders',
    'orders.refund': 'Refund orders',
    'money.read': 'See payments, fees and sales',
    'money.change': 'Enter and correct payments',
    'customers.read': 'See customers',
    'customers.change': 'Note and block customers',
    'customers.data': 'Export, correct and delete a person’s data',
    'catalogue.change': 'Change products, prices and stock',
    'settings.change': 'Change settings and delivery days',
    'staff.read': 'See the team',
    'staff.change': 'Invite people, change roles and access',
    'audit.read': 'Read the audit log',
  },
};
