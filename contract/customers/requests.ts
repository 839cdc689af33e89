/** Requests about customers. The message of a validation rule is a refusal's code. */
import * as v from 'valibot';
import { updateMeRequest } from '#contract/account/requests.ts';
import { day, limit, objectId, shortText } from '#contract/staff/key-pages.ts';
import { refuseAs, requiredText } from '#contract/text.ts';

/** What a block refuses: cash on delivery, or all orders. */
export const BLOCK_KINDS = ['cash', 'all'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** What a person can request about their data. */
export const DATA_REQUEST_KINDS = ['export', 'correction', 'deletion'] as const;

/** Who asked: the person, or somebody who represents them. */
export const REQUESTERS = ['person', 'representative'] as const;

const MAX_NOTE_LENGTH = 2000;
const MAX_REASON_LENGTH = 500;

export const customersQuery = v.object({
  search: v.optional(shortText),
  before: v.optional(objectId),
  limit,
});

export const noteRequest = v.object({ text: requiredText('text-required', MAX_NOTE_LENGTH) });

export const blockRequest = v.object({
  kind: v.picklist(BLOCK_KINDS, refuseAs('invalid-value')),
  reason: requiredText('reason-required', MAX_REASON_LENGTH),
});

/** When and by whom a request about personal data was made. */
export const dataRequest = v.object({
  askedOn: day,
  askedBy: v.picklist(REQUESTERS, refuseAs('invalid-value')),
});

const { name, phone, email } = updateMeRequest.entries;
export const correctionRequest = v.object({ ...dataRequest.entries, name, phone, email });
