/** Translates English into Arabic by the shop's own messages; throws for a text that no message can produce. */
import { messages as areas } from '#tests/setup/messages.ts';

type Message = string | ((...values: never[]) => string);

function listMessages(from: unknown, path = ''): [string, Message][] {
  if (typeof from === 'string' || typeof from === 'function') return [[path, from as Message]];
  if (typeof from !== 'object' || from === null) return [];
  return Object.entries(from).flatMap(([key, inner]) => listMessages(inner, `${path}.${key}`));
}

const listIn = (at: 0 | 1) => Object.entries(areas).flatMap(([name, pair]) => listMessages(pair[at], name));
const messages = listIn(0);
const inArabic = new Map(listIn(1));
/** The text of a message with these values; undefined if it takes values of other types, such as a day. */
function callMessage(message: Message | undefined, values: unknown[]): string | undefined {
  try {
    return typeof message === 'function'
      ? (message as (...values: unknown[]) => string)(...values)
      : undefined;
  } catch {
    return undefined;
  }
}

const toNumber = (text: string) => Number(text.replaceAll(',', ''));

/** Placeholders for the values of a message. They contain no digits, so that they are not formatted as numbers. */
const PLACEHOLDERS = ['\u0001a', '\u0001b', '\u0001c'];

/** The values with which a message produces this text. */
function readValues(message: Message, text: string): string[] | undefined {
  if (typeof message !== 'function') return undefined;
  if (callMessage(message, [1]) === text) return ['1'];
  const marks = PLACEHOLDERS.slice(0, message.length);
  const template = callMessage(message, marks) ?? '';
  if (!marks.every((mark) => template.includes(mark))) return undefined;
  const order = marks.toSorted((a, b) => template.indexOf(a) - template.indexOf(b));
  const pattern = marks.reduce(
    (rest, mark) => rest.replace(mark, '(.+)').replaceAll(mark, '.+'),
    RegExp.escape(template),
  );
  const found = new RegExp(`^${pattern}$`).exec(text)?.slice(1);
  const values = found && marks.map((mark) => found[order.indexOf(mark)] ?? '');
  // A message with a singular takes a count.
  const isCount =
    marks.length === 1 && callMessage(message, [1]) !== template.replace(PLACEHOLDERS[0] ?? '', '1');
  return isCount && Number.isNaN(toNumber(values?.[0] ?? '')) ? undefined : values;
}

const isAmount = /^([\d,.]+) EGP$/;

/** Counts the fixed characters of a message. Of several messages that match a text, the one with the most is used. */
const countFixed = (message: Message) =>
  typeof message === 'function' ? (callMessage(message, PLACEHOLDERS)?.length ?? 0) - message.length * 2 : 0;
const templates = messages
  .filter(([, message]) => countFixed(message) > 0)
  .toSorted(([, a], [, b]) => countFixed(b) - countFixed(a));

function findTranslation(text: string, path?: string): string | undefined {
  const amount = isAmount.exec(text)?.[1];
  if (amount) return `${amount} ج.م`;
  const same = messages.find(([at, message]) => message === text && (path ?? at) === at);
  if (same) return inArabic.get(same[0]) as string;
  for (const [at, template] of templates) {
    if ((path ?? at) !== at) continue;
    const values = readValues(template, text);
    const said = values?.map((value) =>
      Number.isNaN(toNumber(value)) ? findTranslation(value) : toNumber(value),
    );
    // A message with little fixed text would match any text.
    if (said?.includes(undefined) && countFixed(template) < 3) continue;
    if (said)
      return callMessage(
        inArabic.get(at),
        said.map((value, index) => value ?? values?.[index]),
      );
  }
  return undefined;
}

/**
 * Translates a text into Arabic; `path` picks one of several messages with the same English (`sign-in.submitLogin`).
 */
export function translate(text: string, path?: string): string {
  const found = findTranslation(text, path);
  if (found === undefined) throw new Error(`No message ${path ?? ''} says '${text}'`);
  return found;
}
