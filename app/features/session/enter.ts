import { startSession } from './session.ts';
import { replayIntent } from './use-gate.ts';

/** Begins a session, and does what the visitor wanted before being asked to log in. */
export function enter(token: string): void {
  startSession(token);
  replayIntent();
}
