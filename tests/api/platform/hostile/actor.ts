/** Actors of a hostile run, and helpers to describe their requests. */
import type { HostileRequest } from './requests.ts';
import { pick } from './values.ts';
import { type Account, type IdKind, idsOf, type World } from './world.ts';

export interface Actor {
  world: World;
  me: Account;
  /** A random number from the run's seed, to choose among ids. */
  number: number;
}

export type Act = (actor: Actor) => Partial<HostileRequest> & { path: string; json?: unknown; form?: string };

const UNKNOWN_ID = 'f'.repeat(24);
export const pickOwnId = ({ me, number }: Actor, kind: keyof Account['ids']) =>
  me.ids[kind].length > 0 ? pick(me.ids[kind], number) : UNKNOWN_ID;
export const pickId = ({ world, number }: Actor, kind: IdKind) => {
  const known = idsOf(world, kind);
  return known.length > 0 ? pick(known, number) : UNKNOWN_ID;
};
export const pickAccount = ({ world, number }: Actor) => pick(world.accounts, number);
export const pickProduct = ({ world, number }: Actor) => pick(world.products, number);
export const newestIdOf = ({ me }: Actor, kind: keyof Account['ids']) => me.ids[kind].at(-1) ?? UNKNOWN_ID;

export const addressOf = ({ me, number }: Actor) => ({
  details: `${me.mark} street ${number % 100}`,
  phone: '01012345678',
  city: 'Cairo',
});

/** Acts by name, with the weight by which each is chosen. */
export type Acts = Record<string, { weight: number; act: Act }>;
