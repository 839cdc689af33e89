/** Queries of the shop's books. The message of a validation rule is a refusal's code. */
import * as v from 'valibot';
import { day, limit, objectId, shortText, wholeNumber } from '#contract/staff/key-pages.ts';
import { refuseAs } from '#contract/text.ts';
import { EXPORT_FORMATS, LEDGER_KINDS } from './kinds.ts';

const span = { from: v.optional(day), until: v.optional(day) };
const format = v.picklist(EXPORT_FORMATS, refuseAs('invalid-value'));

const ledgerFilters = {
  gateway: v.optional(shortText),
  kind: v.optional(v.picklist(LEDGER_KINDS, refuseAs('invalid-value'))),
  order: v.optional(shortText),
  staff: v.optional(objectId),
  ...span,
};
export const ledgerQuery = v.object({ ...ledgerFilters, before: v.optional(wholeNumber), limit });
export const ledgerExportQuery = v.object({ ...ledgerFilters, format });

export const moneyDaysQuery = v.object({ gateway: v.optional(shortText), ...span });
export const moneyDaysExportQuery = v.object({ ...moneyDaysQuery.entries, format });

export const cashExportQuery = v.object({ format });

export const vatQuery = v.object(span);
export const vatExportQuery = v.object({ ...span, format });
