import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import * as layout from '#messages/layout.ts';
import * as suggest from '#messages/suggest.ts';
import type { Option, OptionGroup } from './list-options.ts';
import { OptionRow } from './option-row.tsx';

const GROUP_TITLES: Partial<Record<OptionGroup['kind'], string>> = {
  recent: suggest.recent,
  product: layout.products,
  category: layout.categories,
  brand: layout.brands,
};

const MIN_HEIGHT_PX = 176;
const MARGIN_PX = 8;

/** Fits the panel into the visible space below the field: an on-screen keyboard may cover the rest. */
function limitHeight(panel: HTMLElement): void {
  const { height, offsetTop } = visualViewport ?? { height: innerHeight, offsetTop: 0 };
  const room = offsetTop + height - panel.getBoundingClientRect().top - MARGIN_PX;
  panel.style.maxHeight = `${Math.max(MIN_HEIGHT_PX, room)}px`;
}

interface SuggestionPanelProps {
  id: string;
  idOf: (at: number) => string;
  activeId: string | undefined;
  groups: OptionGroup[];
  /** How the suggestions differ from what was typed. */
  note: string | undefined;
  pick: (option: Option, event: MouseEvent) => void;
  remove: (option: Option) => void;
}

/** The list below a search field. The focus stays in the field. */
export function SuggestionPanel({ id, idOf, activeId, groups, note, pick, remove }: SuggestionPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const adjust = () => panel.current && limitHeight(panel.current);
    adjust();
    visualViewport?.addEventListener('resize', adjust);
    return () => visualViewport?.removeEventListener('resize', adjust);
  }, []);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const options = groups.flatMap((group) => group.options);
  const recents = options.filter((option) => option.kind === 'recent');
  const hintId = `${id}-hint`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus in the field
    <div
      ref={panel}
      onMouseDown={(event) => event.preventDefault()}
      className="suggestions border border-line bg-surface p-2 text-sm lifted"
    >
      {note && (
        <p className="px-3 py-2 text-ink-soft">
          <bdi>{note}</bdi>
        </p>
      )}
      <div role="listbox" id={id} aria-label={suggest.suggestions}>
        {groups.map((group) => (
          <OptionList key={group.kind} title={GROUP_TITLES[group.kind]}>
            {group.options.map((option) => {
              const optionId = idOf(options.indexOf(option));
              return (
                <OptionRow
                  key={option.key}
                  id={optionId}
                  option={option}
                  isActive={optionId === activeId}
                  describedBy={option.kind === 'recent' ? hintId : undefined}
                  onPick={pick}
                />
              );
            })}
          </OptionList>
        ))}
      </div>
      <p id={hintId} hidden>
        {suggest.removeByKey}
      </p>
      {/* A listbox may not contain buttons: these are beside it, aligned with their rows. */}
      <div className="absolute end-3 top-2 pt-9">
        {recents.map((option) => (
          <IconButton
            key={option.key}
            name={suggest.removeRecent(option.keyword)}
            icon={<X size={16} />}
            tabIndex={-1}
            onClick={() => remove(option)}
            className="size-11 bg-transparent text-ink-soft"
          />
        ))}
      </div>
    </div>
  );
}

function OptionList({ title, children }: { title: string | undefined; children: ReactNode }) {
  if (!title) return children;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
    <div role="group" aria-label={title}>
      <p aria-hidden="true" className="flex h-9 items-center px-3 text-xs font-medium text-ink-soft">
        {title}
      </p>
      {children}
    </div>
  );
}
