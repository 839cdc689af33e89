/** Requests of the staff about orders and returns. The messages of validation rules are sentences for people. */
import * as v from 'valibot';
import { MAX_CART_LINES, MAX_LINE_COUNT } from '#contract/constants.ts';
import { OBJECT_ID } from '#contract/rules.ts';
import { isStorable } from '#contract/text.ts';
import { returnRequest, shippingAddress } from './requests.ts';
import { MAX_RETURN_NOTE_LENGTH } from './returned.ts';

const MAX_TEXT_LENGTH = 100;

const requireLine = (what: string, max = MAX_TEXT_LENGTH) =>
  v.pipe(
    v.string(`The ${what} is missing.`),
    v.trim(),
    v.nonEmpty(`The ${what} is missing.`),
    v.maxLength(max, `The ${what} is longer than ${max} characters.`),
    v.check(
      (text) => isStorable(text) && !/\p{Cc}/u.test(text),
      `The ${what} has characters that can't be stored.`,
    ),
  );

/** Whether to pack or ship an order even during a dispute. */
const isAnyway = v.optional(v.boolean('isAnyway is true or false.'));

export const packRequest = v.object({ isAnyway });

export const shipRequest = v.object({
  carrier: requireLine('carrier'),
  trackingNumber: requireLine('tracking number'),
  isAnyway,
});

export const refundRequest = v.object({
  /** If absent, the whole amount that the shop still holds is refunded. */
  amountPiastres: v.optional(
    v.pipe(
      v.number('An amount has whole piastres.'),
      v.safeInteger('An amount has whole piastres.'),
      v.minValue(1, 'An amount to refund is more than 0.'),
    ),
  ),
  /** Whether the staff pay the refund out themselves: in cash, or because the gateway can't. */
  isByHand: v.boolean('isByHand is true or false.'),
});

/** How much money is refunded for a return, and how. */
export const refundReturnRequest = v.object({
  amountPiastres: v.unwrap(refundRequest.entries.amountPiastres),
  isByHand: refundRequest.entries.isByHand,
});

/** The version of the order that the change is based on. */
const version = v.pipe(v.number('The version is missing.'), v.safeInteger('The version is missing.'));

export const addressRequest = v.object({ ...shippingAddress.entries, version });

export const MAX_NOTE_LENGTH = 1000;
const MAX_MENTIONS = 20;
export const noteRequest = v.object({
  text: v.pipe(
    v.string('The note is missing.'),
    v.trim(),
    v.nonEmpty('The note is missing.'),
    v.maxLength(MAX_NOTE_LENGTH, `The note is longer than ${MAX_NOTE_LENGTH} characters.`),
    v.check(isStorable, "The note has characters that can't be stored."),
  ),
  /** The ids of the mentioned members of staff. */
  mentions: v.optional(
    v.pipe(
      v.array(
        v.pipe(v.string(), v.regex(OBJECT_ID, 'This is no id of a member of staff.')),
        'Mentions are a list of ids.',
      ),
      v.maxLength(MAX_MENTIONS, `A note mentions at most ${MAX_MENTIONS} people.`),
    ),
    [],
  ),
});

/** A return that the shop starts itself; it needs no approval. */
export const startReturnRequest = returnRequest;

/** A text to the shopper. */
const answer = requireLine('text to the shopper', MAX_RETURN_NOTE_LENGTH);

export const approveReturnRequest = v.object({ answer: v.optional(answer) });
export const refuseReturnRequest = v.object({ answer });
const pieces = v.pipe(
  v.number('Pieces are a whole number.'),
  v.safeInteger('Pieces are a whole number.'),
  v.minValue(0, 'Pieces are a whole number.'),
  v.maxValue(MAX_LINE_COUNT, `A line has at most ${MAX_LINE_COUNT} pieces.`),
);
/**
 * The condition of the received pieces: either one for all of them, or for each line the number of pieces in each
 * condition.
 */
export const receiveReturnRequest = v.pipe(
  v.object({
    condition: v.optional(
      v.picklist(['resale', 'damaged'], 'The condition of returned pieces is resale or damaged.'),
    ),
    lines: v.optional(
      v.pipe(
        v.array(
          v.object({ lineId: v.string('A line is missing.'), resalePieces: pieces, damagedPieces: pieces }),
          'The lines are a list.',
        ),
        v.maxLength(MAX_CART_LINES, 'These are too many lines.'),
        v.check(
          (lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length,
          'Each line is named once.',
        ),
      ),
    ),
  }),
  v.check(
    ({ condition, lines }) => (condition === undefined) !== (lines === undefined),
    'The condition of returned pieces is resale or damaged.',
  ),
);
