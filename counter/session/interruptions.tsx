import { useSyncExternalStore } from 'react';
import { readInterruption, subscribe } from '#counter/data/interruptions.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';

/** The dialogs that a call can need before it is repeated; they lie above the work and leave it as it is. */
export function Interruptions() {
  const interruption = useSyncExternalStore(subscribe, readInterruption);
  if (interruption === 'sign-in') return <SignInDialog />;
  if (interruption === 'proof') return <ProofDialog />;
  return null;
}
