/** Requests of questions. The message of a validation rule is a refusal's code. */
import * as v from 'valibot';
import { refuseAs, requiredText } from '#contract/text.ts';

export const MAX_QUESTION_LENGTH = 500;

/** Addresses of websites and mailboxes, with or without a scheme. */
const LINK =
  /:\/\/|\bwww\.|[\p{L}\d]@[\p{L}\d]|[\p{L}\d]\.(?:com|net|org|info|biz|shop|store|online|site|xyz|io|co|me|ly|gl|eg|sa|ae)(?![\p{L}\d])/iu;

/** A shopper's question: answers are public, so it has no links, and no addresses to write to. */
export const questionRequest = v.object({
  question: v.pipe(
    requiredText('question-required', MAX_QUESTION_LENGTH),
    v.check((text) => !LINK.test(text), refuseAs('links-not-allowed')),
  ),
});
