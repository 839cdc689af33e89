import { isRouteErrorResponse } from 'react-router';
import * as common from '#messages/common.ts';

interface ErrorDescription {
  title: string;
  text?: string;
  /** Whether the same address may work a moment later. */
  canRetry: boolean;
}

/** What an error boundary says: the page does not exist, the shop is away or the network is, or else it is our fault.
 *  Problems of the provider never come here: they are values in a loader's data, with a place on the screen. */
export function describeError(error: unknown, isOnline = true): ErrorDescription {
  const status = isRouteErrorResponse(error) ? error.status : 0;
  if (status === 404) return { title: common.notFound, canRetry: false };
  // From our own limits, or from whatever stands before a server that is being restarted.
  const isAway = status === 429 || status > 500;
  const text = isAway ? common.unavailable : isOnline ? common.ourFault : common.cutOff;
  return { title: common.wentWrong, text, canRetry: true };
}
