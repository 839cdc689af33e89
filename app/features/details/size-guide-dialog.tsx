import { Dialog } from '#app/ui/dialog.tsx';
import { sizeGuide } from '#messages/details.ts';
import { writeDigits } from '#messages/numbers.ts';
import * as messages from '#messages/size-guide.ts';
import type { FamilyOption } from './family.ts';
import { SIZE_CHARTS } from './size-charts.ts';
import type { SizeGuide } from './size-guide.ts';

interface SizeGuideDialogProps {
  isOpen: boolean;
  onClose: () => void;
  guide: SizeGuide;
  /** The option with the product's sizes. */
  option: FamilyOption;
  /** The chosen size. */
  chosen: string | undefined;
}

const CELL_CLASSES = 'px-3 py-2.5 text-start max-sm:px-2';

/** The measures of the sizes in a table. */
export function SizeGuideDialog({ isOpen, onClose, guide, option, chosen }: SizeGuideDialogProps) {
  const { measures, find } = SIZE_CHARTS[guide];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={sizeGuide} closeLabel={messages.close}>
      <p className="mb-4 text-pretty text-ink-soft">{messages.notes[guide]}</p>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways on narrow screens, by keyboard too
        tabIndex={0}
        aria-label={sizeGuide}
        className="overflow-x-auto rounded-small border border-line"
      >
        <table className="w-full whitespace-nowrap figures">
          <caption className="sr-only">{messages.inCentimetres}</caption>
          <thead className="bg-stage text-sm">
            <tr>
              <th scope="col" className={CELL_CLASSES}>
                {option.name}
              </th>
              {measures.map((measure) => (
                <th key={measure} scope="col" className={CELL_CLASSES}>
                  {messages.measures[measure]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {option.values.map(({ value, name }) => (
              <tr
                key={value}
                aria-current={value === chosen || undefined}
                className="border-t border-line aria-[current]:bg-brand-wash"
              >
                <th scope="row" className={CELL_CLASSES}>
                  <bdi>{name}</bdi>
                </th>
                {(find(value) ?? measures.map(() => '–')).map((text, at) => (
                  <td key={measures[at]} className={CELL_CLASSES}>
                    <bdi dir="ltr">{writeDigits(text)}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Dialog>
  );
}
