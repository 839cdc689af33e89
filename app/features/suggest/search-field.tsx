import Search from 'lucide-react/icons/search';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { MAX_SEARCH_LENGTH } from '#contract/text.ts';
import * as layout from '#messages/layout.ts';
import type { SuggestionsProps } from './use-suggestions.ts';

interface SearchFieldProps extends Omit<SuggestionsProps, 'isTyped'> {
  id: string;
  keyword?: string | undefined;
  onInput?: (() => void) | undefined;
  className?: string | undefined;
}

/** A search box. Suggestions are loaded when it is focused or pressed; until then, it is a plain field. */
export function SearchField({
  id,
  field,
  keyword,
  onInput,
  onChoose,
  isFormPlain,
  className,
}: SearchFieldProps) {
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const load = () => {
    // If loading fails, the form still searches, and the next focus retries.
    import('./suggestions.tsx').then(
      (loaded) => setSuggestions(() => loaded.Suggestions),
      () => {},
    );
  };
  const isTyped = useRef(false);
  // The field may have been edited or focused before hydration.
  useEffect(() => {
    isTyped.current ||= field.current?.value !== field.current?.defaultValue;
  }, [field]);
  useEffect(() => {
    if (document.activeElement === field.current) load();
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes events
    <div onFocus={load} onPointerDown={load} className={className}>
      <div className="relative">
        <label htmlFor={id} className="sr-only">
          {layout.searchProducts}
        </label>
        <Search
          size={20}
          strokeWidth={1.75}
          className="pointer-events-none absolute inset-y-0 start-4 my-auto text-ink-soft"
        />
        <input
          ref={field}
          id={id}
          name="keyword"
          type="search"
          role="combobox"
          aria-expanded="false"
          aria-autocomplete="list"
          defaultValue={keyword}
          onInput={() => {
            isTyped.current = true;
            onInput?.();
          }}
          // After a search the list must not open again, because it would cover the results.
          onKeyDown={({ key }) => {
            if (key === 'Enter') isTyped.current = false;
          }}
          placeholder={layout.searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          className="control rounded-full ps-12 [unicode-bidi:plaintext] [&::-webkit-search-cancel-button]:[filter:grayscale(1)]"
        />
      </div>
      {Suggestions && (
        <Suggestions field={field} isTyped={isTyped} onChoose={onChoose} isFormPlain={isFormPlain} />
      )}
    </div>
  );
}
