import type { WholeReturn } from '#contract/orders/staff-return-answers.ts';

export const RETURN_ACTIONS = ['approve', 'receive', 'refuse', 'close'] as const;
export type ReturnAction = (typeof RETURN_ACTIONS)[number];

/** The statuses in which each action is possible. Keys are in the order in which the screen offers them. */
export const POSSIBLE_IN: Record<ReturnAction, readonly WholeReturn['status'][]> = {
  approve: ['requested'],
  receive: ['approved'],
  refuse: ['requested', 'approved'],
  close: ['approved', 'received'],
};

/** The actions that are possible in a status; the first is the usual next step. */
export const listReturnActions = (status: WholeReturn['status']): ReturnAction[] =>
  RETURN_ACTIONS.filter((action) => POSSIBLE_IN[action].includes(status));
