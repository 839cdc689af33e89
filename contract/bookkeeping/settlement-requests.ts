/** Requests about settlements. The message of a validation rule is a refusal's code. */
import * as v from 'valibot';
import { limit, objectId, wholeNumber } from '#contract/staff/key-pages.ts';
import { optionalText, refuseAs, requiredText } from '#contract/text.ts';
import { EXPORT_FORMATS, LINE_RESULTS, SETTLED_BY } from './kinds.ts';

const MAX_NAME_LENGTH = 100;
const MAX_FILE_NAME_LENGTH = 200;

const result = v.optional(v.picklist(LINE_RESULTS, refuseAs('invalid-value')));

export const settlementRequest = v.object({
  settledBy: v.picklist(SETTLED_BY, refuseAs('invalid-value')),
  source: requiredText('source-required', MAX_NAME_LENGTH),
  fileName: v.optional(optionalText(MAX_FILE_NAME_LENGTH), ''),
  text: v.pipe(v.string(refuseAs('text-required')), v.nonEmpty(refuseAs('text-required'))),
});

export const settlementsQuery = v.object({ before: v.optional(objectId), limit });
export const settlementLinesQuery = v.object({ result, after: v.optional(wholeNumber), limit });
export const settlementExportQuery = v.object({
  result,
  format: v.picklist(EXPORT_FORMATS, refuseAs('invalid-value')),
});
