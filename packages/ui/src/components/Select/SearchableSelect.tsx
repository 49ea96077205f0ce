'use client';
import { ChevronDown } from 'lucide-react';
import { Button, ComboBox, type ComboBoxProps, Input } from 'react-aria-components';
import { useImeGuard } from '../../ime';
import { useUiText } from '../../provider/Provider';
import { FieldFrame, FieldParts, type FieldTexts, splitFieldTexts } from '../FormField';
import { field as fieldColumn, input } from '../FormField/FormField.css';
import { contents } from '../TextField/TextField.css';
import { Options } from './Options';
import { chevron, openButton } from './Select.css';
import type { SelectItem, SelectOwnProps, SelectSize } from './selectOptions';

export interface SearchableSelectProps
  extends FieldTexts,
    Omit<ComboBoxProps<SelectItem>, SelectOwnProps | 'defaultItems'> {
  items: readonly SelectItem[];
  /** 所选项的 id；没有选时为 null */
  selectedKey?: string | null;
  defaultSelectedKey?: string;
  /** 清空输入时给出 null */
  onSelectionChange?: (id: string | null) => void;
  placeholder?: string;
  /**
   * 高28、32、36；没有看得见的名称时默认32，在工具栏里；有则36，在表单里
   */
  size?: SelectSize;
  /** @default false */
  isPending?: boolean;
}

/** Number of items, more than anybody scrolls through, above which they are looked for by typing and none are shown before. */
const maxListed = 500;

const frameSizes = { sm: 'sm', md: 'sm', lg: 'md' } as const;

/**
 * 可搜索的选择器. Typing narrows a long list, such as regions; of more than 500 items none is listed before that. Unfinished
 * pinyin does not choose anything.
 */
export function SearchableSelect(props: SearchableSelectProps) {
  const { texts, rest } = splitFieldTexts(props);
  const { items, size = texts.isLabelHidden ? 'md' : 'lg', isPending, placeholder, onSelectionChange, ...field } = rest;
  const text = useUiText();
  const guard = useImeGuard();
  const isLong = items.length > maxListed;
  return (
    <ComboBox
      validationBehavior="aria"
      menuTrigger={isLong ? 'input' : 'focus'}
      allowsEmptyCollection
      {...field}
      defaultItems={items}
      onSelectionChange={(key) => onSelectionChange?.(key === null ? null : String(key))}
      className={fieldColumn}
    >
      {({ isInvalid, isReadOnly }) => (
        <FieldParts {...texts} isInvalid={isInvalid}>
          <FieldFrame size={frameSizes[size]} {...{ isPending, isInvalid, isReadOnly }}>
            <div className={contents} {...guard}>
              <Input className={input} placeholder={placeholder ?? text.choose} />
            </div>
            {isLong ? null : (
              <Button className={openButton}>
                <ChevronDown className={chevron} size={16} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />
              </Button>
            )}
          </FieldFrame>
          <Options />
        </FieldParts>
      )}
    </ComboBox>
  );
}
