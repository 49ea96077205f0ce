'use client';
import { ChevronDown } from 'lucide-react';
import { Select as AriaSelect, type SelectProps as AriaSelectProps, Button, SelectValue } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { FieldParts, type FieldTexts, splitFieldTexts } from '../FormField';
import { field as fieldColumn, frame } from '../FormField/FormField.css';
import { Spinner } from '../Progress';
import { Options } from './Options';
import { chevron, quiet, quietTrigger, trigger, value } from './Select.css';
import type { SelectItem, SelectOwnProps, SelectSize, SelectVariant } from './selectOptions';

export interface SelectProps extends FieldTexts, Omit<AriaSelectProps<SelectItem>, SelectOwnProps> {
  items: readonly SelectItem[];
  /** 所选项的 id；没有选时为 null */
  selectedKey?: string | null;
  defaultSelectedKey?: string;
  onSelectionChange?: (id: string) => void;
  /**
   * field 有框，用于表单；quiet 无框，用于“排序：相关度”
   *
   * @default 'field'
   */
  variant?: SelectVariant;
  /**
   * 高28、32、36；没有看得见的名称时默认32，在工具栏里；有则36，在表单里，与输入框同高。
   */
  size?: SelectSize;
  /**
   * 选项正在加载
   *
   * @default false
   */
  isPending?: boolean;
}

/** 选择器. One of about 4 to 15 choices. For fewer use SegmentedControl; for more, or a region tree, SearchableSelect. */
export function Select(props: SelectProps) {
  const { texts, rest } = splitFieldTexts(props);
  const {
    items,
    variant = 'field',
    size = texts.isLabelHidden ? 'md' : 'lg',
    isPending = false,
    onSelectionChange,
    ...field
  } = rest;
  const text = useUiText();
  const isQuiet = variant === 'quiet';
  return (
    <AriaSelect
      validationBehavior="aria"
      {...field}
      onSelectionChange={(key) => key !== null && onSelectionChange?.(String(key))}
      className={isQuiet ? quiet : fieldColumn}
    >
      {({ isInvalid }) => (
        <FieldParts {...texts} isLabelHidden={isQuiet || texts.isLabelHidden} isInvalid={isInvalid}>
          <Button
            className={isQuiet ? quietTrigger : `${frame()} ${trigger({ size })}`}
            data-invalid={isInvalid || undefined}
          >
            <SelectValue className={value}>
              {({ selectedText }) => {
                const chosen = selectedText || field.placeholder || text.choose;
                return isQuiet ? text.labelled(texts.label, chosen) : chosen;
              }}
            </SelectValue>
            {isPending ? (
              <Spinner />
            ) : (
              <ChevronDown className={chevron} size={16} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />
            )}
          </Button>
          <Options items={items} />
        </FieldParts>
      )}
    </AriaSelect>
  );
}
