/** Refusals of calls for the staff. */
import type { Refusal } from './refusal.ts';

export const STAFF_REFUSALS = {
  'staff-signed-out': { status: 401, text: 'Please sign in to the counter' },
  'not-permitted': {
    status: 403,
    values: ['permission'],
    text: (permission) => `You need the permission ${permission}`,
  },
  'other-origin': { status: 403, text: 'This request came from another website' },
  /** The person has to prove again who they are. */
  'proof-required': { status: 403, text: 'Please prove again that it is you' },
  /** The role needs a second factor, which the account doesn't have yet. */
  'second-factor-required': { status: 403, text: 'Please set up a second factor first' },
  'changed-meanwhile': { status: 409, text: 'Somebody changed this meanwhile' },
} as const satisfies Record<string, Refusal>;
