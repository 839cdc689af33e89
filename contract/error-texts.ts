/** What the provider says when it refuses, to the letter: sent by its calls and listed in the call table. */
export const ERROR_TEXTS = {
  notLoggedIn: 'You are not logged in. Please login to get access',
  invalidToken: 'Invalid Token. please login again',
  expiredToken: 'Expired Token. please login again',
  passwordChanged: 'User recently changed his password. please login again..',
  // The blank at the end is the provider's.
  invalidId: 'Invalid ID ',
  noDocument: (id: string) => `No document for this id ${id}`,
  tooManyTries: (minutes: number | string) =>
    `Too many tries. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
  notWhole: (name: string) => `${name} must be a whole number from 1`,
  notNumber: (name: string) => `${name} must be a number`,

  accountExists: 'Account Already Exists',
  wrongSignIn: 'Incorrect email or password',
  wrongResetCode: 'Reset code is invalid or has expired',
  resetCodeNotVerified: 'reset code not verified',
  wrongCurrentPassword: 'incorrect current password',
  emailInUse: 'Email is already in use',

  noProduct: 'this product not found',
  notInCart: (id: string) => `No product in the cart with this id ${id}`,
  piecesLeft: (count: number | string) => `Only ${count} pieces left`,

  noAddress: (id: string) => `No address found with this id ${id}`,
  tooManyAddresses: (limit: number) => `You can save at most ${limit} addresses`,

  noCart: (id: string) => `There is no such cart with id ${id}`,
  emptyCart: 'Your cart is empty',
  piecesOfTitleLeft: (count: number | string, title: string) => `Only ${count} pieces of ${title} are left`,
  returnNotAllowed: 'url must be an address of this shop or an allowed one',
  otherCheckout: 'Another checkout of this cart has just started. Please try again.',
  notYourOrders: 'You can only see your own orders',

  alreadyReviewed: 'You have already reviewed this product',
} as const;
