import { Combobox, Textarea, useCombobox } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Colleague } from '#contract/mentions/calls.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { findTyped, matchColleagues } from './mentions.ts';

const MAX_OFFERED = 6;

interface MentionFieldProps {
  value: string;
  colleagues: readonly Colleague[];
  maxLength: number;
  onChange: (text: string) => void;
  onMention: (colleague: Colleague) => void;
  onSubmit: () => void;
}

/** A text area that suggests colleagues after @. Ctrl+Enter submits it. */
export function MentionField(props: MentionFieldProps) {
  const { value, colleagues, maxLength, onChange, onMention, onSubmit } = props;
  const { notes } = useTexts();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const input = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const typed = findTyped(value, caret);
  const offered = typed ? matchColleagues(colleagues, typed.query).slice(0, MAX_OFFERED) : [];

  function follow({ value: text, selectionStart }: HTMLTextAreaElement): void {
    setCaret(selectionStart);
    const next = findTyped(text, selectionStart);
    if (next && matchColleagues(colleagues, next.query).length > 0) {
      combobox.openDropdown();
      combobox.selectFirstOption();
    } else combobox.closeDropdown();
  }
  function choose(id: string): void {
    const colleague = offered.find((each) => each.id === id);
    if (!colleague || !typed) return;
    const start = `${value.slice(0, typed.at)}@${colleague.name} `;
    onChange(start + value.slice(caret));
    onMention(colleague);
    setCaret(start.length);
    combobox.closeDropdown();
    // React must render the new text first.
    requestAnimationFrame(() => input.current?.setSelectionRange(start.length, start.length));
  }
  return (
    <Combobox store={combobox} onOptionSubmit={choose} position="bottom-start" withinPortal={false}>
      <Combobox.Target withAriaAttributes={combobox.dropdownOpened}>
        <Textarea
          ref={input}
          aria-keyshortcuts="N"
          label={notes.label}
          placeholder={notes.placeholder}
          autosize
          minRows={2}
          maxRows={10}
          dir="auto"
          maxLength={maxLength}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            follow(event.currentTarget);
          }}
          onClick={(event) => follow(event.currentTarget)}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            onSubmit();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={offered.length === 0}>
        <Combobox.Options aria-label={notes.colleagues}>
          {offered.map(({ id, name }) => (
            <Combobox.Option key={id} value={id}>
              <bdi>{name}</bdi>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
