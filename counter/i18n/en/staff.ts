/** Roles and permissions of the staff. */
export const staff = {
  roles: {
    owner: 'Owner',
    manager: 'Manager',
    orders: 'Orders',
    catalogue: 'Catalogue',
    viewer: 'Viewer',
  },
};
