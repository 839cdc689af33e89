import type { WholeReturn } from '#contract/orders/staff-answers.ts';

export const RETURN_ACTIONS = ['approve', 'receive', 'refuse', 'close'] as const;
export type ReturnAction = (typeof RETURN_ACTIONS)[number];

/** The statuses in which the shop allows an act; the first that is possible is what the return waits for. */
export const POSSIBLE_IN: Record<ReturnAction, readonly WholeReturn['status'][]> = {
  approve: ['requested'],
  receive: ['approved'],
  refuse: ['requested', 'approved'],
  close: ['approved', 'received'],
};

/** What can be done with a return, the likeliest first. */
export const listReturnActions = (status: WholeReturn['status']): ReturnAction[] =>
  RETURN_ACTIONS.filter((action) => POSSIBLE_IN[action].includes(status));
