import { isRouteErrorResponse } from 'react-router';
import * as common from '#messages/common.ts';

interface ErrorDescription {
  title: string;
  text?: string;
  /** Whether the same request may succeed later. */
  canRetry: boolean;
}

/** The message of an error boundary: page not found, shop unavailable, offline, or a bug. Provider errors never
 *  reach it: they are values in a loader's data. */
export function describeError(error: unknown, isOnline = true): ErrorDescription {
  const status = isRouteErrorResponse(error) ? error.status : 0;
  if (status === 404) return { title: common.notFound, canRetry: false };
  // Responses of our rate limits, or of a proxy while the server restarts.
  const isUnavailable = status === 429 || status > 500;
  const text = isUnavailable ? common.unavailable : isOnline ? common.ourFault : common.cutOff;
  return { title: common.wentWrong, text, canRetry: true };
}
