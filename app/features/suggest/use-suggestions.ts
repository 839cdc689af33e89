import {
  type MouseEvent,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isOwnProvider } from '#app/features/session/own-provider.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { paths } from '#app/paths.ts';
import * as messages from '#messages/suggest.ts';
import { createAskSuggestions, type Suggestions } from './ask-suggestions.ts';
import { handleKey } from './combobox.ts';
import { createSuggester } from './create-suggester.ts';
import { listOptions, type Option, toSearchAddress } from './list-options.ts';
import { recentSearches, toKeyword } from './recent-searches.ts';
import { useFieldEvents } from './use-field-events.ts';

export interface SuggestionsProps {
  field: RefObject<HTMLInputElement | null>;
  /** Whether the field was edited. */
  isTyped: RefObject<boolean>;
  /** Called when a suggestion is chosen. */
  onChoose?: (() => void) | undefined;
  /** Whether the list handles the form's submission, because nothing else does. */
  isFormPlain?: boolean | undefined;
}

// A single instance, so that all screens share its cache.
const suggester = createSuggester(createAskSuggestions(shopClient, isOwnProvider));

/** Says which words were left out, or what was searched for instead. */
function describeDifference({ corrected, leftOut }: Partial<Suggestions> = {}): string | undefined {
  if (!corrected) return undefined;
  return leftOut ? messages.showingWithout(leftOut, corrected) : messages.showingFor(corrected);
}

const isModifiedClick = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => metaKey || ctrlKey || shiftKey;

const setOrRemove = (target: Element | null, name: string, value: string | undefined) =>
  value === undefined ? target?.removeAttribute(name) : target?.setAttribute(name, value);

/** The latest suggestions. Updated in transitions, so that typing stays responsive. */
function useSuggesterState() {
  const [suggested, setSuggested] = useState(suggester.get);
  useEffect(() => {
    const follow = () => startTransition(() => setSuggested(suggester.get()));
    follow();
    return suggester.subscribe(follow);
  }, []);
  return suggested;
}

/** The state of the list below a search field: its options, the active option, and event handlers. */
export function useSuggestions({ field, isTyped, onChoose, isFormPlain = false }: SuggestionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  // By key, not by index: answers arrive during keyboard navigation.
  const [activeKey, setActiveKey] = useState<string>();
  const [recents, setRecents] = useState<string[]>([]);
  const { keyword, answer, isSettled } = useSuggesterState();

  const groups = listOptions({ keyword, recents, suggestions: answer });
  const options = groups.flatMap((group) => group.options);
  const isShown = isOpen && options.length > 0;
  const active = isShown ? options.findIndex(({ key }) => key === activeKey) : -1;
  const idOf = (at: number) => `${id}-${at}`;
  const activeId = active < 0 ? undefined : idOf(active);

  function change(isOpening: boolean, key?: string): void {
    setOpen(isOpening);
    setActiveKey(key);
  }

  /** Requests suggestions for the field's text. Returns the options that are known already. */
  function requestOptions(): Option[] {
    suggester.request(toKeyword(field.current?.value ?? ''));
    const stored = recentSearches.read();
    setRecents(stored);
    const now = suggester.get();
    const known = listOptions({ keyword: now.keyword, recents: stored, suggestions: now.answer });
    return now.isSettled ? known.flatMap((group) => group.options) : [];
  }

  function open(): void {
    requestOptions();
    change(true);
  }

  /** Closes the list and, on small screens, the popover around the field. */
  function leave(): void {
    change(false);
    field.current?.closest<HTMLElement>(':popover-open')?.hidePopover();
    if (isFormPlain && field.current) field.current.value = '';
    // On touch screens the keyboard would cover the results.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
  }

  function clearField(): void {
    if (!field.current) return;
    field.current.value = '';
    // Dispatched as if typed, so that the products screen updates its results.
    field.current.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function pick(option: Option, event: MouseEvent): void {
    if (option.kind === 'clear') {
      recentSearches.clear();
      setRecents([]);
    } else if (option.kind === 'search') {
      field.current?.form?.requestSubmit();
    } else {
      recentSearches.add(option.kind === 'recent' ? option.keyword : keyword);
      if (isModifiedClick(event)) return;
      onChoose?.();
      leave();
    }
  }

  function remove(removed: Option | undefined): void {
    if (removed?.kind !== 'recent') return;
    const at = options.indexOf(removed);
    const next = [options[at + 1], options[at - 1]].find((near) => near?.kind === 'recent');
    recentSearches.remove(removed.keyword);
    setRecents(recentSearches.read());
    if (at === active) setActiveKey(next?.key);
  }

  function press(event: KeyboardEvent): void {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    const known = !isShown && isArrow ? requestOptions() : options;
    const step = handleKey(event, {
      isOpen: isShown,
      active,
      count: known.length,
      isFieldEmpty: field.current?.value === '',
      isRemovable: options[active]?.kind === 'recent',
    });
    if (!step) return;
    if (step.isHandled) event.preventDefault();
    if (step.act === 'remove') {
      remove(options[active]);
      return;
    }
    // A click, so that the router handles it like any link.
    if (step.act === 'choose' && activeId) document.getElementById(activeId)?.click();
    if (step.act === 'clear') clearField();
    change(step.isOpen, known[step.active]?.key);
  }

  useFieldEvents(field, list, {
    isOpen: isShown,
    isTyped,
    onOpen: open,
    onClose: () => change(false),
    onKey: press,
    onSubmit(event) {
      const searched = toKeyword(field.current?.value ?? '');
      recentSearches.add(searched);
      if (!isFormPlain) return change(false);
      event.preventDefault();
      leave();
      navigate(searched ? toSearchAddress(searched) : paths.products);
    },
  });

  // The top bar stays after a navigation, such as Back, so its list must close.
  const { key: place } = useLocation();
  const lastPlace = useRef(place);
  const leaveWithScreen = useEffectEvent(() => {
    if (isFormPlain) leave();
  });
  useEffect(() => {
    if (lastPlace.current !== place) leaveWithScreen();
    lastPlace.current = place;
  }, [place]);

  // The field was rendered before this code was loaded, so its attributes are set directly.
  useEffect(() => {
    setOrRemove(field.current, 'aria-expanded', String(isShown));
    setOrRemove(field.current, 'aria-controls', isShown ? id : undefined);
    setOrRemove(field.current, 'aria-activedescendant', activeId);
  }, [field, id, isShown, activeId]);

  const note = keyword ? describeDifference(answer) : undefined;
  return { list, id, idOf, activeId, isShown, isSettled, keyword, note, groups, pick, remove };
}
