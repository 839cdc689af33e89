/** Loaded before a shop that is measured beside one that syncs: it believes that it does too. */
import { withoutSyncing } from '#tests/setup/power-cut/record-disk.ts';

withoutSyncing();
