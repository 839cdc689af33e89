import { account } from './en/account.ts';
import { address } from './en/address.ts';
import { audit } from './en/audit.ts';
import { changeLines } from './en/change-lines.ts';
import { common } from './en/common.ts';
import { customers } from './en/customers.ts';
import { discounts } from './en/discounts.ts';
import { errors } from './en/errors.ts';
import { factors } from './en/factors.ts';
import { home } from './en/home.ts';
import { invitation } from './en/invitation.ts';
import { keys } from './en/keys.ts';
import { money } from './en/money.ts';
import { newOrder } from './en/new-order.ts';
import { notes } from './en/notes.ts';
import { order } from './en/order.ts';
import { orders } from './en/orders.ts';
import { persons } from './en/persons.ts';
import { pictures } from './en/pictures.ts';
import { print } from './en/print.ts';
import { problems } from './en/problems.ts';
import { returns } from './en/returns.ts';
import { questions, reviews } from './en/reviews.ts';
import { session } from './en/session.ts';
import { settings } from './en/settings.ts';
import { settlements } from './en/settlements.ts';
import { shell } from './en/shell.ts';
import { staff } from './en/staff.ts';
import { team } from './en/team.ts';

export const english = {
  account,
  address,
  audit,
  changeLines,
  common,
  customers,
  discounts,
  errors,
  factors,
  home,
  invitation,
  keys,
  money,
  notes,
  newOrder,
  order,
  orders,
  persons,
  pictures,
  print,
  problems,
  questions,
  returns,
  reviews,
  session,
  settings,
  settlements,
  shell,
  staff,
  team,
};

export type Texts = typeof english;
