/** Values that examples are composed of, by the name of their field: `Schema.field`, then `parent.field`, then `field`. */

/** An optional field that examples leave out, unless the call itself gives a value for it. */
const LEFT_OUT = undefined;

const WHEN = '2026-01-05T10:00:00.000Z';
const LATER = '2026-01-05T10:02:00.000Z';
const MEDIA = 'https://shop.example/media';
const PRODUCT_ID = '65aa00000000000000000001';
const USER_ID = '65cc00000000000000000001';

const leaveOut = (parent: string, names: string[]) =>
  Object.fromEntries(names.map((name) => [`${parent}.${name}`, LEFT_OUT]));

export const SAMPLES: Record<string, unknown> = {
  _id: PRODUCT_ID,
  id: PRODUCT_ID,
  title: 'Linen Shirt',
  slug: 'linen-shirt',
  description: 'Soft linen\nRegular fit',
  price: 149,
  priceAfterDiscount: LEFT_OUT,
  quantity: 220,
  sold: 1900,
  imageCover: `${MEDIA}/linen-shirt-1.webp`,
  images: [`${MEDIA}/linen-shirt-2.webp`, `${MEDIA}/linen-shirt-3.webp`],
  imagePlaceholder: 'data:image/webp;base64,UklGRg…',
  ratingsAverage: 3.9,
  ratingsQuantity: 34,
  reviews: LEFT_OUT,
  createdAt: WHEN,
  updatedAt: LATER,
  'Category._id': '6439d5b90049ad0b52b90048',
  'Category.name': "Men's Fashion",
  'Category.slug': "men's-fashion",
  'Category.image': `${MEDIA}/mens-fashion.webp`,
  'brand._id': '65aa00000000000000000201',
  'brand.name': 'Andora',
  'brand.slug': 'andora',
  'brand.image': `${MEDIA}/andora.webp`,
  'Subcategory._id': '65aa00000000000000000301',
  'Subcategory.name': 'Shirts',
  'Subcategory.slug': 'shirts',
  'Subcategory.category': '6439d5b90049ad0b52b90048',
  // Inside a product they carry no dates.
  ...leaveOut('category', ['createdAt', 'updatedAt']),
  ...leaveOut('brand', ['createdAt', 'updatedAt']),
  ...leaveOut('subcategory', ['createdAt', 'updatedAt']),
  ...leaveOut('CartProduct', [
    'description',
    'sold',
    'images',
    'imagePlaceholder',
    'ratingsQuantity',
    'createdAt',
    'updatedAt',
  ]),

  results: 1,
  currentPage: 1,
  numberOfPages: 1,
  limit: 40,
  nextPage: LEFT_OUT,
  prevPage: LEFT_OUT,

  'Review._id': '65dd00000000000000000001',
  'WrittenReview._id': '65dd00000000000000000001',
  review: 'Light, and it keeps its shape.',
  rating: 5,
  product: PRODUCT_ID,
  user: USER_ID,

  name: 'Sara Ali',
  email: 'sara@example.com',
  role: 'user',
  phone: '01012345678',
  password: 'Str0ng!pass',
  rePassword: 'Str0ng!pass',
  newPassword: 'Str0ng!pass',
  currentPassword: 'Old!pass1',
  resetCode: '482913',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6Ii4uLiJ9.sig',
  'TokenPayload.id': USER_ID,
  'user._id': USER_ID,
  iat: 1_767_607_200,
  exp: 1_775_383_200,
  status: 'success',
  statusMsg: 'success',
  message: 'success',

  // Lists of ids alone.
  data: PRODUCT_ID,
  productId: PRODUCT_ID,
  count: 2,
  couponName: 'SUMMER',
  cartId: '65bb00000000000000000001',
  'Cart._id': '65bb00000000000000000001',
  'AddedCart._id': '65bb00000000000000000001',
  cartOwner: USER_ID,
  'products._id': '65bb00000000000000000011',
  numOfCartItems: 1,
  totalCartPrice: 298,

  'Address._id': '65ee00000000000000000001',
  'Address.name': 'Home',
  details: '5 Tahrir Square, flat 12',
  city: 'Cairo',
  postalCode: LEFT_OUT,

  'Order._id': '65ff00000000000000000001',
  'PlacedOrder._id': '65ff00000000000000000001',
  'Order.id': 6900,
  'PlacedOrder.id': 6900,
  'cartItems._id': '65bb00000000000000000011',
  'Shopper._id': USER_ID,
  cartPrice: 298,
  taxPrice: 36.6,
  shippingPrice: 4.99,
  totalOrderPrice: 302.99,
  paymentMethodType: 'cash',
  paymentStatus: 'cash',
  isPaid: false,
  isDelivered: false,
  paidAt: LEFT_OUT,
  deliveredAt: LEFT_OUT,
  url: 'https://shop.example/pay/8c1f…',
  success_url: 'https://shop.example/allorders',
  cancel_url: 'https://shop.example/cart',
};
