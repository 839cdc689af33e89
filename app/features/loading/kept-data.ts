/** Data of screens by their address, so that going back needs no request. */
import type { Answer, Later } from '#app/answers.ts';

const KEPT_MS = 60_000;
const MOST_KEPT = 30;

interface KeptData {
  data: unknown;
  until: number;
}

// A Map keeps the order of insertion: its first key is the oldest.
const kept = new Map<string, KeptData>();

/** One spelling of an address, whether it comes from a location or from a request. */
export function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname}?${new URLSearchParams(search)}`;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The answers in a loader's data, which is one, or has them as its fields. */
function listAnswers(data: unknown): Later<Answer<unknown>>[] {
  return (isObject(data) ? [data, ...Object.values(data)] : []).filter(
    (value): value is Later<Answer<unknown>> => isObject(value) && ('now' in value || 'soon' in value),
  );
}

/** Data that was kept for this address and is not old. */
export function findKeptData(address: string): unknown {
  const found = kept.get(address);
  if (found && found.until > Date.now()) return found.data;
  kept.delete(address);
  return undefined;
}

/** Keeps data for a short while; not where an answer in it is a problem, or becomes one. */
export function keepData(address: string, data: unknown): void {
  const entry: KeptData = { data, until: Date.now() + KEPT_MS };
  const forget = () => {
    if (kept.get(address) === entry) kept.delete(address);
  };
  const forgetProblem = (answer: Answer<unknown>) => {
    if ('problem' in answer) forget();
  };
  kept.delete(address);
  kept.set(address, entry);
  for (const later of listAnswers(data)) {
    if ('now' in later) forgetProblem(later.now);
    else later.soon.then(forgetProblem, forget);
  }
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size > MOST_KEPT) kept.delete(oldest);
}
