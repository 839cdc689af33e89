import type { staff as english } from '../en/staff.ts';

export const staff = {
  roles: {
    owner: 'مالك',
    manager: 'مدير',
    orders: 'الطلبات',
    catalogue: 'الكتالوج',
    viewer: 'اطلاع فقط',
  },
} satisfies typeof english;
