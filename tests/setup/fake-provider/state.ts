/** State of the fake provider: accounts, tokens, carts, wish lists, orders. */
import type { TokenPayload } from '#contract/account/answers.ts';
import type { ShippingAddress } from '#contract/orders/requests.ts';
import type { Catalogue, FakeProduct } from './catalogue.ts';
import { refuse } from './refusal.ts';

/** The shopper who has an account from the start. */
export const SHOPPER = {
  name: 'Sara Ali',
  email: 'sara@example.com',
  password: 'Secret@123',
  phone: '01012345678',
};
/** The code in every reset email. */
export const RESET_CODE = '135790';

const SECOND_MS = 1000;
const NINETY_DAYS_SECONDS = 90 * 24 * 60 * 60;

/** Other fields exist only in our own provider. */
type Address = Pick<ShippingAddress, 'details' | 'phone' | 'city'>;

export interface Line {
  _id: string;
  count: number;
  product: FakeProduct;
}

export interface Order {
  _id: string;
  id: number;
  lines: Line[];
  isCard: boolean;
  address: Address;
}

export interface Shopper {
  id: string;
  name: string;
  email: string;
  password: string;
  phone: string;
  cart: { _id: string; lines: Line[] } | undefined;
  wishes: FakeProduct[];
  orders: Order[];
  hasProvenCode: boolean;
}

type Account = Pick<Shopper, 'name' | 'email' | 'password' | 'phone'>;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Creates the initial state. */
export function createState(catalogue: Catalogue, host: string) {
  const shoppers: Shopper[] = [];
  const sessions = new Map<string, { shopper: Shopper; decoded: TokenPayload }>();
  /** Started card payments by the last part of their URL. */
  const payments = new Map<string, { shopper: Shopper; returnTo: string; address: Address }>();
  let made = 0;

  const newId = () => `65dd${String(++made).padStart(20, '0')}`;

  function addShopper(account: Account): Shopper {
    const shopper = {
      ...account,
      id: newId(),
      cart: undefined,
      wishes: [],
      orders: [],
      hasProvenCode: false,
    };
    shoppers.push(shopper);
    return shopper;
  }

  /** Issues a token: a JWT with our payload and a meaningless signature. */
  function issueToken(shopper: Shopper): string {
    const iat = Math.floor(Date.now() / SECOND_MS);
    const decoded = {
      id: shopper.id,
      name: shopper.name,
      role: 'user',
      iat,
      exp: iat + NINETY_DAYS_SECONDS,
    };
    const token = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(decoded)}.${encode({ made: ++made })}`;
    sessions.set(token, { shopper, decoded });
    return token;
  }

  function findSession(token: string | undefined) {
    if (token === undefined) throw refuse('not-logged-in');
    const session = sessions.get(token);
    if (!session) throw refuse('invalid-token');
    return session;
  }

  function findProduct(id: unknown): FakeProduct {
    const product = catalogue.products.find(({ _id }) => _id === id);
    if (!product) throw refuse('no-document', String(id));
    return product;
  }

  /** Turns the cart into an order. */
  function placeOrder(shopper: Shopper, isCard: boolean, address: Address): Order {
    const order = {
      _id: newId(),
      id: shopper.orders.length + 1,
      lines: shopper.cart?.lines ?? [],
      isCard,
      address,
    };
    shopper.orders.unshift(order);
    shopper.cart = undefined;
    return order;
  }

  return {
    host,
    catalogue,
    shoppers,
    payments,
    sara: addShopper(SHOPPER),
    newId,
    addShopper,
    issueToken,
    findSession,
    findProduct,
    placeOrder,
  };
}

export type State = ReturnType<typeof createState>;
