/** Preloaded into a shop (--import) to turn fsync into a no-op. */
import { disableSyncing } from '#tests/setup/power-cut/record-disk.ts';

disableSyncing();
