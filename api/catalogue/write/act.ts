/** Who changes the catalogue, and why. */
import type { Actor } from '#api/dependencies.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import type { ChangeCause } from '#contract/catalogue/product-problems.ts';
import type { PlanOptions, ProductProblem, References } from './plan-products.ts';

export interface Act extends PlanOptions {
  actor: Actor | 'command';
  cause: ChangeCause;
  /** Makes the act a batch, which can be undone as one; what people call it, such as a file's name. */
  title?: string | undefined;
  /** Reports how many search documents were written, of how many. */
  onSearch?: ((done: number, all: number) => void) | undefined;
}

/** An act while its transaction is open. */
export interface OpenAct extends Act {
  tx: Transaction;
  /** Undefined if the act is no batch. */
  batchId: string | undefined;
  known?: References | undefined;
  made: number;
  changed: number;
  /** The only product that changed, for the audit log. */
  first?: { id: string; label: string; before?: Record<string, unknown>; after?: Record<string, unknown> };
  /** Whether a command fills an empty shop, which is no change that the audit log has to tell. */
  isFirstFilling: boolean;
  /** Whether the table of touched products was created. */
  isBegun: boolean;
  /** What caches have to know: the products, their families, and which lists change. */
  topics: Set<string>;
}

/** Thrown if products can't be written as wanted; nothing was written. */
export class ProductsRefused extends Error {
  readonly problems: ProductProblem[];

  constructor(problems: ProductProblem[]) {
    const [first] = problems;
    super(`${problems.length} problems, such as ${first?.code} of product ${first?.id}`);
    this.problems = problems;
  }
}

/** Who acts, as the history and the batches name it. */
export const describeWho = ({ actor }: Pick<Act, 'actor'>) =>
  actor === 'command'
    ? ({ staffId: null, name: 'command', via: 'command' } as const)
    : { staffId: actor.staffId, name: actor.name, via: actor.via };
