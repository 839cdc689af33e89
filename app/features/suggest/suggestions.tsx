import * as suggest from '#messages/suggest.ts';
import { countOffers } from './list-options.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';
import { type SuggestionsProps, useSuggestions } from './use-suggestions.ts';

/** What makes a combobox of a search field: the list below it and, for screen readers, how much is in it. */
export function Suggestions(props: SuggestionsProps) {
  const { list, isShown, isSettled, keyword, ...rest } = useSuggestions(props);
  const { corrected, groups } = rest;
  const count = countOffers(groups);
  const told = keyword
    ? [corrected && suggest.showingFor(corrected), suggest.suggestionCount(count)].filter(Boolean).join(' ')
    : suggest.recentCount(count);
  return (
    <div ref={list}>
      <p role="status" className="sr-only">
        {isShown && isSettled && told}
      </p>
      {isShown && <SuggestionPanel {...rest} />}
    </div>
  );
}
