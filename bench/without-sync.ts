/** Preloaded into a shop (--import) to turn fsync into a no-op. */
import { withoutSyncing } from '#tests/setup/power-cut/record-disk.ts';

withoutSyncing();
