import type { staff as english } from '../en/staff.ts';

export const staff = {
  roles: {
    owner: 'مالك',
    manager: 'مدير',
    orders: 'الطلبات',
    catalogue: 'الكتالوج',
    viewer: 'اطلاع فقط',
  },
  roleTexts: {
    owner: 'كل شيء، ومن يعمل في الفريق.',
    manager: 'كل شيء ما عدا تغيير الفريق.',
    orders: 'الطلبات والعملاء: تأكيد وشحن واسترداد.',
    catalogue: 'المنتجات والأسعار والمخزون، دون الطلبات.',
    viewer: 'يرى الطلبات والأموال، ولا يغيّر شيئًا.',
  },
  permissions: {
    self: 'حسابه الشخصي',
    'shop.read': 'رؤية المنتجات والإعدادات وأيام التوصيل',
    'orders.read': 'رؤية الطلبات',
    'orders.change': 'تأكيد الطلبات وتجهيزها وشحنها وإلغاؤها',
    'orders.refund': 'رد مبالغ الطلبات',
    'money.read': 'رؤية المدفوعات والرسوم والمبيعات',
    'money.change': 'تسجيل المدفوعات وتصحيحها',
    'customers.read': 'رؤية العملاء',
    'customers.change': 'إضافة ملاحظات عن العملاء وحظرهم',
    'customers.data': 'تصدير بيانات شخص وتصحيحها وحذفها',
    'catalogue.change': 'تغيير المنتجات والأسعار والمخزون',
    'settings.change': 'تغيير الإعدادات وأيام التوصيل',
    'staff.read': 'رؤية الفريق',
    'staff.change': 'دعوة أشخاص وتغيير الأدوار والصلاحيات',
    'audit.read': 'قراءة سجل النشاط',
  },
} satisfies typeof english;
