/** Places where tests end the process as a power cut would. Nothing happens there in a shop. */

/** Each stands between two steps of which the first may be done and the second not. */
export type FaultPoint =
  | 'cash-placed'
  | 'order-written'
  | 'session-opened'
  | 'session-kept'
  | 'before-settling'
  | 'settled'
  | 'refund-sent'
  | 'refund-settled'
  | 'order-moved'
  | 'letter-sent';

type Act = (point: FaultPoint) => void | Promise<void>;
let act: Act | undefined;

/** Switched on by tests alone. */
export function watchFaultPoints(watch: Act | undefined): void {
  act = watch;
}

export async function reachFaultPoint(point: FaultPoint): Promise<void> {
  await act?.(point);
}
