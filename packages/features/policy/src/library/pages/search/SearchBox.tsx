'use client';
import { Button, Icon, SuggestField } from '@hengce/ui';
import { Building2, FileText, Hash, Tag } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { usePolicySuggestions } from '../../../shared/hooks/usePolicySuggestions';
import type { Suggestion } from '../../../shared/model/types';
import { usePolicyText } from '../../../shared/text';
import { searchBox } from './PolicySearchPage.css';
import { useTypedQuery } from './useTypedQuery';

export interface SearchBoxProps {
  /** Words in the address. */
  q: string;
  onSearch: (q: string, options: { replace: boolean }) => void;
  onSuggestion: (suggestion: Suggestion) => void;
  /** Content beside the button. */
  action?: ReactNode;
}

const icons = { policy: FileText, docNo: Hash, department: Building2, theme: Tag };

/** Search field with suggestions. `/` focuses it from anywhere on the page. */
export function SearchBox({ q, onSearch, onSuggestion, action }: SearchBoxProps) {
  const { search: text, suggestion: kinds } = usePolicyText();
  const input = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const { draft, isTyping, type, commit, discard } = useTypedQuery(q, onSearch);
  const { suggestions } = usePolicySuggestions(isTyping ? draft : '');
  useSlashKey(input);

  const items = suggestions.map(({ kind, text: words, marks, detail }, index) => ({
    id: String(index),
    text: words,
    marks,
    // A department or a theme has no second line; its kind tells what choosing it does.
    detail: detail ?? kinds[kind],
    icon: <Icon icon={icons[kind]} />,
  }));
  return (
    <search
      className={searchBox}
      onCompositionStart={() => (isComposing.current = true)}
      onCompositionEnd={() => {
        isComposing.current = false;
        type(input.current?.value ?? draft, false);
      }}
      // Words that were typed and left count as meant: a filter pressed next must not bring back older ones.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isTyping && !currentTarget.contains(relatedTarget)) commit(draft);
      }}
    >
      <SuggestField
        label={text.boxLabel}
        placeholder={text.placeholder}
        size="touch"
        inputRef={input}
        value={draft}
        onChange={(next) => type(next, isComposing.current)}
        onSubmit={commit}
        onClear={() => commit('')}
        suggestions={items}
        listLabel={text.suggestions}
        onSelect={(id) => {
          const chosen = suggestions[Number(id)];
          // The words typed so far were the way to it.
          discard();
          if (chosen) onSuggestion(chosen);
        }}
      />
      <Button variant="primary" size="lg" onPress={() => commit(draft)}>
        {text.submit}
      </Button>
      {action}
    </search>
  );
}

/** Effect that makes `/` focus the box, unless a text is being written somewhere. */
function useSlashKey(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const page = input.current?.ownerDocument;
    const goToBox = (event: KeyboardEvent) => {
      const isWriting = (event.target as Element).closest?.('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    page?.addEventListener('keydown', goToBox);
    return () => page?.removeEventListener('keydown', goToBox);
  }, [input]);
}
