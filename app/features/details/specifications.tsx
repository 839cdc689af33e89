import { IsolatedText } from '#app/ui/isolated-text.tsx';
import { Section } from '#app/ui/section.tsx';
import * as details from '#messages/details.ts';
import type { ShownDetails } from './shown-details.ts';

/** The table of specifications; nothing if the provider sends none. */
export function Specifications({ rows }: { rows: ShownDetails['specifications'] }) {
  if (!rows || rows.length === 0) return null;
  return (
    <Section id="specifications" title={details.specifications}>
      <table className="w-full max-w-3xl border-t border-line text-start">
        <tbody>
          {rows.map(({ name, value }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table never move
            <tr key={at} className="border-b border-line align-baseline">
              <th
                scope="row"
                className="w-2/5 py-2.5 pe-4 text-start font-normal text-ink-soft wrap-anywhere sm:w-56"
              >
                <bdi>{name}</bdi>
              </th>
              <td className="py-2.5 wrap-anywhere">
                <IsolatedText text={value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
