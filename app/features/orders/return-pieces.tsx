import { Picture } from '#app/features/product/picture.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Select } from '#app/ui/select.tsx';
import * as orders from '#messages/orders.ts';
import * as returns from '#messages/returns.ts';
import type { ShownOrderLine } from './shown-order.ts';

/** How many pieces of each line are returned, by the line's id. */
export type Pieces = Record<string, number>;

interface ReturnPiecesProps {
  lines: ShownOrderLine[];
  pieces: Pieces;
  onChange: (pieces: Pieces) => void;
}

/** The choice of pieces: whole lines, or a number of each line's pieces. */
export function ReturnPieces({ lines, pieces, onChange }: ReturnPiecesProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{returns.which}</legend>
      <ul className="divide-y divide-line rounded-small border border-edge bg-surface">
        {lines
          .filter(({ returnableCount }) => returnableCount > 0)
          .map((line) => (
            <Line
              key={line.id}
              line={line}
              count={pieces[line.id] ?? 0}
              onChange={(count) => onChange({ ...pieces, [line.id]: count })}
            />
          ))}
      </ul>
    </fieldset>
  );
}

interface LineProps {
  line: ShownOrderLine;
  count: number;
  onChange: (count: number) => void;
}

function Line({ line, count, onChange }: LineProps) {
  const { title, picture, returnableCount } = line;
  const name = title || orders.gone;
  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <div className="w-12 shrink-0 overflow-hidden rounded-small">
        <Picture url={picture} sizes="3rem" />
      </div>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <Checkbox
          label={<bdi>{name}</bdi>}
          checked={count > 0}
          onChange={({ target }) => onChange(target.checked ? returnableCount : 0)}
          className="grow basis-40"
        />
        {returnableCount > 1 && (
          <Select
            label={returns.count(name)}
            isLabelHidden
            value={count}
            onChange={({ target }) => onChange(Number(target.value))}
            className="w-32"
          >
            {Array.from({ length: returnableCount + 1 }, (_, pieces) => (
              <option key={String(pieces)} value={pieces}>
                {returns.countOf(pieces, returnableCount)}
              </option>
            ))}
          </Select>
        )}
      </div>
    </li>
  );
}
