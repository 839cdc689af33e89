/** Preloaded into a shop (--import) to replace fsync by nothing. */
import { withoutSyncing } from '#tests/setup/power-cut/record-disk.ts';

withoutSyncing();
