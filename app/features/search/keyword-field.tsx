import Search from 'lucide-react/icons/search';
import type { RefObject } from 'react';
import { CONTROL_LOOK } from '#app/ui/field.tsx';
import * as products from '#messages/products.ts';
import { SEARCH_ID } from './use-keyword-field.ts';

interface KeywordFieldProps {
  field: RefObject<HTMLInputElement | null>;
  /** From the address; what is typed may be ahead of it. */
  keyword: string;
  onInput: () => void;
}

export function KeywordField({ field, keyword, onInput }: KeywordFieldProps) {
  return (
    <div className="relative">
      <label htmlFor={SEARCH_ID} className="sr-only">
        {products.search}
      </label>
      <Search
        aria-hidden="true"
        size={20}
        strokeWidth={1.75}
        className="pointer-events-none absolute inset-y-0 start-4 my-auto text-ink-soft"
      />
      <input
        ref={field}
        id={SEARCH_ID}
        name="keyword"
        type="search"
        defaultValue={keyword}
        onInput={onInput}
        placeholder={products.searchPlaceholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        className={`${CONTROL_LOOK} rounded-full! ps-12 [unicode-bidi:plaintext] [&::-webkit-search-cancel-button]:grayscale`}
      />
    </div>
  );
}
