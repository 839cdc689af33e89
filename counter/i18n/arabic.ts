import { account } from './ar/account.ts';
import { address } from './ar/address.ts';
import { audit } from './ar/audit.ts';
import { changeLines } from './ar/change-lines.ts';
import { common } from './ar/common.ts';
import { customers } from './ar/customers.ts';
import { discounts } from './ar/discounts.ts';
import { errors } from './ar/errors.ts';
import { factors } from './ar/factors.ts';
import { home } from './ar/home.ts';
import { invitation } from './ar/invitation.ts';
import { keys } from './ar/keys.ts';
import { money } from './ar/money.ts';
import { newOrder } from './ar/new-order.ts';
import { notes } from './ar/notes.ts';
import { order } from './ar/order.ts';
import { orders } from './ar/orders.ts';
import { persons } from './ar/persons.ts';
import { pictures } from './ar/pictures.ts';
import { print } from './ar/print.ts';
import { problems } from './ar/problems.ts';
import { returns } from './ar/returns.ts';
import { questions, reviews } from './ar/reviews.ts';
import { session } from './ar/session.ts';
import { settings } from './ar/settings.ts';
import { settlements } from './ar/settlements.ts';
import { shell } from './ar/shell.ts';
import { staff } from './ar/staff.ts';
import { team } from './ar/team.ts';
import type { Texts } from './english.ts';

export const arabic: Texts = {
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
