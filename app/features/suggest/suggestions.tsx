import * as suggest from '#messages/suggest.ts';
import { countSuggestions } from './list-options.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';
import { type SuggestionsProps, useSuggestions } from './use-suggestions.ts';

/** The list below a search field, and the live region that announces its length. */
export function Suggestions(props: SuggestionsProps) {
  const { list, isShown, isSettled, keyword, ...rest } = useSuggestions(props);
  const { note, groups } = rest;
  const count = countSuggestions(groups);
  const announcement = keyword
    ? [note, suggest.suggestionCount(count)].filter(Boolean).join(' ')
    : suggest.recentCount(count);
  return (
    <div ref={list}>
      <p role="status" className="sr-only">
        {isShown && isSettled && announcement}
      </p>
      {isShown && <SuggestionPanel {...rest} />}
    </div>
  );
}
