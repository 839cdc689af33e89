/** The filters, loaded in one piece when they are touched. */
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';

export const parts = { FilterPanel, FilterSheet };
