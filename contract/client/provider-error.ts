/** The only error that the client throws. */

export type ProviderErrorCode =
  | 'offline'
  | 'timeout'
  | 'aborted'
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'invalid'
  | 'rejected'
  | 'limited'
  | 'unavailable';

interface ProviderErrorDetails {
  status?: number | undefined;
  param?: string | undefined;
  text?: string | undefined;
  refusal?: string | undefined;
  values?: readonly unknown[];
  current?: unknown;
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/** A failed call: `code` for programs, `text` from the provider for people, if it sent one. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly code: ProviderErrorCode;
  readonly text: string | undefined;
  /** The code of our own provider's refusal; other providers send none. */
  readonly refusal: string | undefined;
  /** The values in the refusal's text. */
  readonly values: readonly unknown[];
  /** The current state of an object that somebody else changed meanwhile. */
  readonly current: unknown;
  readonly status: number | undefined;
  /** The invalid field, if the provider names one. */
  readonly param: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ProviderErrorCode, details: ProviderErrorDetails = {}) {
    super(details.text ?? code, { cause: details.cause });
    this.code = code;
    this.text = details.text;
    this.refusal = details.refusal;
    this.values = details.values ?? [];
    this.current = details.current;
    this.status = details.status;
    this.param = details.param;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

const CODES_BY_STATUS: Record<number, ProviderErrorCode> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  429: 'limited',
};

// Filler words ('fail', 'error'), markup and stack traces are not shown to shoppers.
const NOT_DISPLAYABLE = /^(?:fail|error)?$|<[a-z!/]|\n\s{1,9}at |^\w*(?:Error|Exception)\b/i;
const MAX_TEXT_LENGTH = 300;

function readText(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text.length > MAX_TEXT_LENGTH || NOT_DISPLAYABLE.test(text) ? undefined : text;
}

function readRetryAfter(header: string | null): number | undefined {
  const seconds = header ? Number(header) : Number.NaN;
  if (seconds >= 0) return seconds;
  const at = Date.parse(header ?? '');
  return at ? Math.max(0, Math.ceil((at - Date.now()) / 1000)) : undefined;
}

/**
 * Reads the error from a failed response: one of the two shapes in contract/refusal-answers.ts, or anything else that a
 * server may send.
 */
export function readRefusal(response: Response, body: unknown): ProviderError {
  const { status } = response;
  // biome-ignore lint/suspicious/noExplicitAny: the body is unknown, and every access below allows for that
  const given = body as any;
  const [field] = [given?.errors].flat();
  const code =
    CODES_BY_STATUS[status] ?? (status < 400 ? 'malformed' : status >= 500 ? 'unavailable' : undefined);
  const param = field?.param ?? field?.path;
  return new ProviderError(code ?? (field ? 'invalid' : 'rejected'), {
    status,
    text: readText(field?.msg) ?? readText(given?.message),
    param: typeof param === 'string' ? param : undefined,
    refusal: typeof given?.code === 'string' ? given.code : undefined,
    values: [given?.values ?? []].flat(),
    current: given?.current,
    retryAfterSeconds: readRetryAfter(response.headers.get('retry-after')),
  });
}
