import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { useRootAttribute } from '#app/ui/use-root-attribute.ts';
import { ChoiceLink } from './choice-link.tsx';
import type { Family, Sibling } from './family.ts';
import { findRadioByKey, listChoices } from './list-choices.ts';

export interface SiblingChoicesProps {
  family: Family;
  /** The current sibling, or the one being loaded. */
  chosen: Sibling;
  isPending: boolean;
  toPath: (sibling: Sibling) => string;
}

/** The sizes and colours of a product as links to its siblings. After hydration they are radio buttons that replace the
 *  product in place. */
export function SiblingChoices({ family, chosen, isPending, toPath }: SiblingChoicesProps) {
  const isHydrated = useHydrated();
  const container = useRef<HTMLDivElement>(null);
  const savePosition = useStablePosition(container, isPending);
  return (
    <div ref={container} data-keeps-place="" className="mt-5 grid gap-4">
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
                onChoose={savePosition}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** Like native radio buttons: arrow keys choose the next or previous one, the space bar the focused one. */
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

/**
 * Scrolls so that the choices stay in place when the content above them changes its height. Returns a function to call
 * when something is chosen.
 */
function useStablePosition(container: RefObject<HTMLElement | null>, isPending: boolean): () => void {
  const savedTop = useRef<number>(undefined);
  const measure = () => scrollY + (container.current?.getBoundingClientRect().top ?? 0);
  // Turns off scroll anchoring, which would scroll a second time.
  useRootAttribute('steady', true);
  useLayoutEffect(() => {
    if (savedTop.current === undefined) return;
    const top = measure();
    scrollBy(0, top - savedTop.current);
    savedTop.current = isPending ? top : undefined;
  });
  return () => {
    savedTop.current = measure();
  };
}
