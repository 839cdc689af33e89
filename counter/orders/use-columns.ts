import * as v from 'valibot';
import { useMe } from '#counter/session/me.ts';
import { useStored } from '#counter/ui/use-stored.ts';
import { COLUMN_IDS, type ColumnId, USUAL_COLUMNS } from './order-columns.tsx';

const columnIds = v.array(v.picklist(COLUMN_IDS));

/** The columns that the person has chosen on this device. */
export function useColumns() {
  const [shown, keep] = useStored(`counter-order-columns-${useMe().id}`, columnIds, [...USUAL_COLUMNS]);
  return {
    shown,
    toggle: (id: ColumnId) => keep(shown.includes(id) ? shown.filter((each) => each !== id) : [...shown, id]),
    reset: () => keep([...USUAL_COLUMNS]),
  };
}
