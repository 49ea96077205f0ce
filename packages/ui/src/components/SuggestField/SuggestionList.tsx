'use client';
import { ListBox } from 'react-aria-components';
import { list, popup } from './SuggestField.css';
import { type SuggestItem, Suggestion } from './Suggestion';

interface SuggestionListProps {
  label: string;
  suggestions: readonly SuggestItem[];
  onSelect: (id: string) => void;
}

/** Suggestions below the field. The Autocomplete around it moves in them while the field keeps the focus. */
export function SuggestionList({ label, suggestions, onSelect }: SuggestionListProps) {
  return (
    <div className={popup}>
      <ListBox className={list} aria-label={label} items={suggestions} onAction={(id) => onSelect(String(id))}>
        {(item: SuggestItem) => <Suggestion item={item} />}
      </ListBox>
    </div>
  );
}
