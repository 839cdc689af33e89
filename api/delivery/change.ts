/** What the operator may say of delivery, and what follows from it. */
import * as v from 'valibot';
import { DELIVERY, noteChange } from '#api/catalogue/changes.ts';
import type { Books } from '#api/dependencies.ts';
import { GOVERNORATES, type Governorate, isCalledLike, listGovernorates } from '#contract/governorates.ts';
import { setDeliveryDays } from './queries.ts';

/** As the database has it too. */
const MOST_DAYS = 60;

/** The governorate that somebody means: by its code, or by its name in either language. */
function findMeant(text: string): Governorate | undefined {
  const meant = text.trim().toLowerCase();
  return listGovernorates().find(
    (code) =>
      code.toLowerCase() === meant ||
      GOVERNORATES[code].en.toLowerCase() === meant ||
      isCalledLike(meant, code),
  );
}

const days = v.pipe(
  v.number('Days are whole numbers, such as 2.'),
  v.safeInteger('Days are whole numbers, such as 2.'),
  v.minValue(0, 'Days are 0 or more.'),
  v.maxValue(MOST_DAYS, `Days are ${MOST_DAYS} at most.`),
);

export const deliveryChange = v.pipe(
  v.object({
    governorate: v.pipe(
      v.string('A governorate is named by its code or name.'),
      v.check(
        (text) => findMeant(text) !== undefined,
        ({ input }) =>
          `There is no governorate '${input}'; there are ${listGovernorates()
            .map((code) => `${GOVERNORATES[code].en} (${code})`)
            .join(', ')}.`,
      ),
      v.transform((text) => findMeant(text) as Governorate),
    ),
    fromDays: days,
    toDays: days,
  }),
  v.check(({ fromDays, toDays }) => fromDays <= toDays, 'The first of the two days is the earlier one.'),
);

/** Changes how long parcels take to a governorate; pages and answers that tell it are made anew. */
export async function changeDelivery(
  { db, changes }: Pick<Books, 'db' | 'changes'>,
  change: v.InferOutput<typeof deliveryChange>,
) {
  const { governorate, ...count } = change;
  await db.transaction(async (tx) => {
    await setDeliveryDays(tx, governorate, count);
    await noteChange(tx, [DELIVERY]);
  });
  await changes.publish();
  return change;
}
