'use client';
import { Check } from 'lucide-react';
import { ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { Icon } from '../Icon';
import { empty, list, option, optionDescription, optionWords, popover } from './Select.css';
import type { SelectItem } from './selectOptions';

function Option({ item }: { item: SelectItem }) {
  const { id, label, description, depth = 0, isDisabled } = item;
  return (
    <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={option}>
      {({ isSelected }) => (
        <>
          {isSelected ? <Icon icon={Check} /> : <span />}
          <span className={optionWords} style={{ paddingInlineStart: depth * 16 }}>
            {label}
          </span>
          {description ? (
            <span className={optionDescription} style={{ paddingInlineStart: depth * 16 }}>
              {description}
            </span>
          ) : null}
        </>
      )}
    </ListBoxItem>
  );
}

/** List of Select and SearchableSelect. `items` only for Select: a combo box passes the filtered ones itself. */
export function Options({ items }: { items?: readonly SelectItem[] }) {
  const text = useUiText();
  return (
    <Popover className={popover} offset={6} containerPadding={12}>
      <ListBox className={list} items={items} renderEmptyState={() => <div className={empty}>{text.noOptions}</div>}>
        {(item: SelectItem) => <Option item={item} />}
      </ListBox>
    </Popover>
  );
}
