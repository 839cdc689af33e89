import { useEffect, useState } from 'react';
import { RESET_START, type ResetProgress, readProgress, writeProgress } from './reset-progress.ts';

/** How far one has come, kept over a reload. */
export function useResetProgress() {
  const [progress, setProgress] = useState(RESET_START);
  // Not at first: the server's page knows nothing of this tab.
  useEffect(() => setProgress(readProgress()), []);
  const go = (next: ResetProgress) => {
    writeProgress(next);
    setProgress(next);
  };
  return { progress, go };
}
