'use client';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components';
import { SearchField, type SearchFieldProps } from '../TextField';
import { field } from './SuggestField.css';
import type { SuggestItem } from './Suggestion';
import { SuggestionList } from './SuggestionList';

export interface SuggestFieldProps
  extends Pick<
    SearchFieldProps,
    'label' | 'placeholder' | 'size' | 'suffix' | 'isPending' | 'inputRef' | 'autoFocus' | 'maxLength'
  > {
  value: string;
  /** 输入中的文字；输入法组词时也会告知。 */
  onChange: (value: string) => void;
  /** 按回车，且没有选中任何建议。 */
  onSubmit: (value: string) => void;
  onClear?: () => void;
  /** 建议，至多十条；空则不展开。 */
  suggestions: readonly SuggestItem[];
  /** 选了一条建议。 */
  onSelect: (id: string) => void;
  /** 读屏软件读出的建议列表名称，如“检索建议”。 */
  listLabel: string;
}

/**
 * 带建议的搜索框. Focus stays in the field: arrows move in the suggestions, Enter takes the current one or else submits the
 * words, Escape closes the list first and clears the field second. None of them acts while an input method is
 * composing.
 */
export function SuggestField({
  value,
  suggestions,
  onChange,
  onSubmit,
  onSelect,
  listLabel,
  ...props
}: SuggestFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen && value !== '' && suggestions.length > 0;
  const close = () => setOpen(false);
  const root = useRef<HTMLDivElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to what its field and list do
    <div
      ref={root}
      className={field}
      onBlur={(event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onKeyDownCapture={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isShown || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        close();
      }}
    >
      <Autocomplete
        inputValue={value}
        onInputChange={(next) => {
          setOpen(next !== '');
          onChange(next);
        }}
        disableAutoFocusFirst
      >
        <SearchField
          {...props}
          onSubmit={(submitted) => {
            // This Enter is for the suggestion that was walked to; the list hears of it next.
            if (root.current?.querySelector('[aria-activedescendant]')) return;
            close();
            onSubmit(submitted);
          }}
        />
        {isShown ? (
          <SuggestionList
            label={listLabel}
            suggestions={suggestions}
            onSelect={(id) => {
              close();
              onSelect(id);
            }}
          />
        ) : null}
      </Autocomplete>
    </div>
  );
}
