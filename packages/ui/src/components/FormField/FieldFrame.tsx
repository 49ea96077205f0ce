'use client';
import { CircleAlert } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { ButtonContext, Group } from 'react-aria-components';
import { Spinner } from '../Progress';
import { affix, errorIcon, frame } from './FormField.css';
import type { FieldSize } from './fieldOptions';

export interface FieldFrameOptions {
  /**
   * 高32、36、40、44；900以下的屏幕上都是44。没有看得见的名称时默认32，在工具栏里；有则36，在表单里。
   */
  size?: FieldSize;
  /** 输入之前的文字或图标 */
  prefix?: ReactNode;
  /** 输入之后的文字、图标或按钮 */
  suffix?: ReactNode;
  /**
   * 正在核对或加载
   *
   * @default false
   */
  isPending?: boolean;
}

export interface FieldFrameProps extends FieldFrameOptions {
  isInvalid?: boolean;
  isReadOnly?: boolean;
  isMultiline?: boolean;
  children: ReactNode;
}

/** A press on the frame's own ground goes to the input, as if it filled the frame. */
function focusInput(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest('input, textarea, button, a')) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('input:not([type=hidden]), textarea')?.focus();
}

export function FieldFrame({ size = 'md', prefix, suffix, isPending, isInvalid, children, ...look }: FieldFrameProps) {
  return (
    <Group role="presentation" className={frame({ size, ...look })} onMouseDown={focusInput}>
      {prefix ? <span className={affix}>{prefix}</span> : null}
      {children}
      {isPending ? <Spinner /> : null}
      {isInvalid ? (
        <CircleAlert className={errorIcon} size={16} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />
      ) : null}
      {suffix ? (
        // A search field hands its clear action to every button inside; these are not it.
        <ButtonContext.Provider value={null}>
          <span className={affix}>{suffix}</span>
        </ButtonContext.Provider>
      ) : null}
    </Group>
  );
}
