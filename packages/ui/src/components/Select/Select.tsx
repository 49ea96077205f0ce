'use client';
import { ChevronDown } from 'lucide-react';
import { Select as AriaSelect, type SelectProps as AriaSelectProps, Button, SelectValue } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { FieldParts, type FieldTexts } from '../FormField';
import { field, frame } from '../FormField/FormField.css';
import { Spinner } from '../Progress';
import { Options } from './Options';
import { chevron, quiet, quietTrigger, trigger, value } from './Select.css';
import type { SelectItem, SelectSize, SelectVariant } from './selectOptions';

type Controlled =
  | 'className'
  | 'style'
  | 'children'
  | 'render'
  | 'items'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
  | 'selectionMode';

export interface SelectProps extends FieldTexts, Omit<AriaSelectProps<SelectItem>, Controlled> {
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
   * 高28、32、36；36与默认的输入框同高。
   *
   * @default 'lg'
   */
  size?: SelectSize;
  /**
   * 选项正在加载
   *
   * @default false
   */
  isPending?: boolean;
}

/** 选择器: one of about 4 to 15 choices. Fewer: SegmentedControl. More, or a region tree: SearchableSelect. */
export function Select({
  label,
  isLabelHidden,
  labelAction,
  description,
  errorMessage,
  isOptional,
  isPrefilled,
  items,
  variant = 'field',
  size = 'lg',
  isPending = false,
  onSelectionChange,
  ...props
}: SelectProps) {
  const text = useUiText();
  const isQuiet = variant === 'quiet';
  const texts = { label, labelAction, description, errorMessage, isOptional, isPrefilled };
  return (
    <AriaSelect
      validationBehavior="aria"
      {...props}
      onSelectionChange={(key) => key !== null && onSelectionChange?.(String(key))}
      isInvalid={props.isInvalid ?? (errorMessage ? true : undefined)}
      className={isQuiet ? quiet : field}
    >
      {({ isInvalid }) => (
        <FieldParts {...texts} isLabelHidden={isQuiet || isLabelHidden} isInvalid={isInvalid}>
          <Button
            className={isQuiet ? quietTrigger : `${frame()} ${trigger({ size })}`}
            data-invalid={isInvalid || undefined}
          >
            <SelectValue className={value}>
              {({ selectedText }) => {
                const chosen = selectedText || props.placeholder || text.choose;
                return isQuiet ? text.labelled(label, chosen) : chosen;
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
