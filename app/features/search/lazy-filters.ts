import { createLazyView } from '#app/features/loading/island.tsx';

const importParts = async () => (await import('./filter-parts.ts')).parts;

/** The filters: most visitors of a first page only look. */
export const lazyFilters = createLazyView(async () => (await importParts()).FilterPanel);
export const loadSheet = async () => (await importParts()).FilterSheet;
