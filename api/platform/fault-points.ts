/** Points where tests kill the process as a power cut would. They do nothing in production. */

/** Each point is between two steps: after a power cut at the point, only the first step has happened. */
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
  | 'email-sent';

type FaultPointListener = (point: FaultPoint) => void | Promise<void>;
let listener: FaultPointListener | undefined;

/** Sets the function that is called at each point. Only tests call this. */
export function watchFaultPoints(newListener: FaultPointListener | undefined): void {
  listener = newListener;
}

export async function reachFaultPoint(point: FaultPoint): Promise<void> {
  await listener?.(point);
}
