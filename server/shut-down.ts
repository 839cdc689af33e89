const LONGEST_MS = 10_000;
// Ctrl+C reaches us from the terminal and once more through npm; that counts as one signal.
const SAME_SIGNAL_MS = 500;

/** Closes once on SIGTERM or SIGINT; a second signal, or ten seconds, ends the process at once. */
export function closeOnSignal(close: () => Promise<void>, onError: (error: unknown) => void): void {
  let closingSince: number | undefined;
  const onSignal = () => {
    if (closingSince !== undefined) {
      if (Date.now() - closingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    closingSince = Date.now();
    setTimeout(() => process.exit(1), LONGEST_MS).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        onError(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
