/** Requests about customers. The message of a validation rule is a refusal's code. */
import * as v from 'valibot';
import { updateMeRequest } from '#contract/account/requests.ts';
import { day, limit, objectId, shortText } from '#contract/staff/key-pages.ts';
import { refuseAs, requiredText } from '#contract/text.ts';
import { BLOCK_KINDS, REQUESTERS } from './kinds.ts';

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
