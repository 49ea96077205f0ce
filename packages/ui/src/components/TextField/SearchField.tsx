'use client';
import { Search, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
  Button,
  Input,
} from 'react-aria-components';
import { useImeGuard } from '../../ime';
import { useUiText } from '../../provider/Provider';
import { FieldFrame, FieldParts, type FieldSize } from '../FormField';
import { field, input } from '../FormField/FormField.css';
import { Icon } from '../Icon';
import { clearButton, contents, inlineButton } from './TextField.css';

export interface SearchFieldProps extends Omit<AriaSearchFieldProps, 'className' | 'style' | 'children' | 'render'> {
  /** 搜什么，如“检索政策”。默认看不见，读屏软件会读。 */
  label: string;
  /** @default true */
  isLabelHidden?: boolean;
  placeholder?: string;
  /**
   * 高32、36、40、44；没有看得见的名称时默认32，在工具栏里；有则36，在表单里
   */
  size?: FieldSize;
  /** 右端，如快捷键 */
  suffix?: ReactNode;
  /** @default false */
  isPending?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** 搜索框. Enter submits, Escape clears; neither does while an input method is composing. */
export function SearchField({
  label,
  isLabelHidden = true,
  placeholder,
  size = isLabelHidden ? 'sm' : 'md',
  suffix,
  isPending,
  inputRef,
  ...props
}: SearchFieldProps) {
  const text = useUiText();
  const guard = useImeGuard();
  return (
    <AriaSearchField validationBehavior="aria" {...props} className={field}>
      {({ isInvalid, isReadOnly }) => (
        <FieldParts label={label} isLabelHidden={isLabelHidden} isInvalid={isInvalid}>
          <FieldFrame {...{ size, suffix, isPending, isInvalid, isReadOnly }} prefix={<Icon icon={Search} />}>
            <div className={contents} {...guard}>
              <Input ref={inputRef} className={input} placeholder={placeholder} />
            </div>
            <Button className={`${inlineButton} ${clearButton}`} aria-label={text.clearSearch}>
              <Icon icon={X} />
            </Button>
          </FieldFrame>
        </FieldParts>
      )}
    </AriaSearchField>
  );
}
