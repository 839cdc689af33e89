const MAX_CLOSE_MS = 10_000;
// Ctrl+C arrives twice, from the terminal and through npm; signals within this time count as one.
const SAME_SIGNAL_MS = 500;

/** Closes the shop on SIGTERM or SIGINT; exits at once on a second signal or after ten seconds. */
export function closeOnSignal(close: () => Promise<void>, onError: (error: unknown) => void): void {
  let closingSince: number | undefined;
  const onSignal = () => {
    if (closingSince !== undefined) {
      if (Date.now() - closingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    closingSince = Date.now();
    setTimeout(() => process.exit(1), MAX_CLOSE_MS).unref();
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
