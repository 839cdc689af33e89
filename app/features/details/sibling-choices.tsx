import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { useRootMark } from '#app/ui/use-root-mark.ts';
import { ChoiceLink } from './choice-link.tsx';
import type { Family, Sibling } from './family.ts';
import { findRadioByKey, listChoices } from './list-choices.ts';

export interface SiblingChoicesProps {
  family: Family;
  /** Which of them is shown, or on its way. */
  chosen: Sibling;
  isPending: boolean;
  toPath: (sibling: Sibling) => string;
}

/** The sizes and colours of a product, as links to its siblings. With scripts they are radio buttons that change the
 *  product in its place. */
export function SiblingChoices({ family, chosen, isPending, toPath }: SiblingChoicesProps) {
  const isHydrated = useHydrated();
  const place = useRef<HTMLDivElement>(null);
  const keepPlace = useKeptPlace(place, isPending);
  return (
    <div ref={place} data-keeps-place="" className="mt-5 grid gap-4">
      {listChoices(family, chosen).map(({ key, name, choices }) => (
        <fieldset key={key} role={isHydrated ? 'radiogroup' : undefined} onKeyDown={moveByKey}>
          <legend className="mb-1.5 text-sm font-medium">{name}</legend>
          <div className="flex flex-wrap gap-2">
            {choices.map((choice, at) => (
              <ChoiceLink
                key={choice.value}
                choice={choice}
                to={toPath(choice.sibling)}
                isRadio={isHydrated}
                isTabStop={choice.isChosen || (at === 0 && !choices.some(({ isChosen }) => isChosen))}
                onChoose={keepPlace}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** As radio buttons do it: arrow keys choose the next and the previous one, and a space the one that has the focus. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const radios = [...currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
  const at = radios.indexOf(target as HTMLElement);
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  const next = radios[key === ' ' ? at : (findRadioByKey(key, at, radios.length, isRtl) ?? -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

/** Keeps the choices where they are in the window when what is above them grows or shrinks. Returns what to call when
 *  something is chosen. */
function useKeptPlace(place: RefObject<HTMLElement | null>, isPending: boolean): () => void {
  const kept = useRef<number>(undefined);
  const measure = () => scrollY + (place.current?.getBoundingClientRect().top ?? 0);
  // Scroll anchoring would do it a second time.
  useRootMark('steady', true);
  useLayoutEffect(() => {
    if (kept.current === undefined) return;
    const top = measure();
    scrollBy(0, top - kept.current);
    kept.current = isPending ? top : undefined;
  });
  return () => {
    kept.current = measure();
  };
}
