/** Who does something in a hostile run, and how it is said. */
import type { HostileRequest } from './requests.ts';
import { pick } from './values.ts';
import { type Account, type IdKind, idsOf, type World } from './world.ts';

export interface Actor {
  world: World;
  me: Account;
  /** Of the run's seed: which of several things is meant. */
  number: number;
}

export type Act = (actor: Actor) => Partial<HostileRequest> & { path: string; json?: unknown; form?: string };

const UNKNOWN = 'f'.repeat(24);
export const own = ({ me, number }: Actor, kind: keyof Account['ids']) =>
  me.ids[kind].length > 0 ? pick(me.ids[kind], number) : UNKNOWN;
export const anybodys = ({ world, number }: Actor, kind: IdKind) => {
  const known = idsOf(world, kind);
  return known.length > 0 ? pick(known, number) : UNKNOWN;
};
export const anybody = ({ world, number }: Actor) => pick(world.accounts, number);
export const product = ({ world, number }: Actor) => pick(world.products, number);
export const newest = ({ me }: Actor, kind: keyof Account['ids']) => me.ids[kind].at(-1) ?? UNKNOWN;

export const placeOf = ({ me, number }: Actor) => ({
  details: `${me.mark} street ${number % 100}`,
  phone: '01012345678',
  city: 'Cairo',
});

/** Acts by name; how often each is drawn among all. */
export type Acts = Record<string, { weight: number; act: Act }>;
