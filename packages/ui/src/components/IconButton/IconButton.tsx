'use client';
import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Button as AriaButton, type ButtonProps as AriaButtonProps, ProgressBar } from 'react-aria-components';
import { useTidyAnnouncement } from '../../hooks/useTidyAnnouncement';
import { useUiText } from '../../provider/Provider';
import { Spinner } from '../Progress';
import { TooltipTrigger } from '../Tooltip';
import { dot, iconButton } from './IconButton.css';
import type { IconButtonSize, IconButtonVariant } from './iconButtonOptions';

export interface IconButtonLook {
  /** 名称：读屏软件会读，也是提示气泡里的字。 */
  label: string;
  /** 图标，如 `<Icon icon={Bell} />` */
  icon: ReactNode;
  /**
   * 边长28、32、44；900以下的屏幕上28变36，32变44。
   *
   * @default 'md'
   */
  size?: IconButtonSize;
  /** @default 'plain' */
  variant?: IconButtonVariant;
  /** 提示气泡里的快捷键，如“⌘K” */
  shortcut?: string;
  /**
   * 名称已写在旁边时可以不要提示气泡
   *
   * @default true
   */
  hasTooltip?: boolean;
}

export interface IconButtonProps
  extends IconButtonLook,
    Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render' | 'aria-label'> {
  /**
   * 有新内容：右上角一个点。label 里要用文字说出来，如“消息，3条未读”。
   *
   * @default false
   */
  hasDot?: boolean;
}

/** 图标按钮. For actions that everybody knows by their picture; the label shows on hover and on keyboard focus. */
export const IconButton = forwardRef(function IconButton(
  {
    label,
    icon,
    size = 'md',
    variant = 'plain',
    shortcut,
    hasTooltip = true,
    hasDot = false,
    ...props
  }: IconButtonProps,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const text = useUiText();
  const element = useObjectRef(ref);
  useTidyAnnouncement(element, props.isPending);
  return (
    <TooltipTrigger content={label} shortcut={shortcut} isDisabled={!hasTooltip}>
      <AriaButton {...props} ref={element} aria-label={label} className={iconButton({ variant, size })}>
        {props.isPending ? (
          <ProgressBar aria-label={text.pending} isIndeterminate>
            <Spinner />
          </ProgressBar>
        ) : (
          icon
        )}
        {hasDot ? <span className={dot} /> : null}
      </AriaButton>
    </TooltipTrigger>
  );
});
