'use client';
import { type ReactNode, useCallback, useRef } from 'react';
import {
  Dialog as AriaDialog,
  Modal as AriaModal,
  type ModalOverlayProps as AriaModalOverlayProps,
  Heading,
  ModalOverlay,
} from 'react-aria-components';
import { useBrowserLayoutEffect } from '../../hooks/useBrowserLayoutEffect';
import { CloseButton } from '../../internal/CloseButton/CloseButton';
import { ScrollBox } from '../../internal/ScrollBox/ScrollBox';
import { body, close, dialog, footer as footerStyle, frame, heading, scrim } from './Dialog.css';
import type { DialogSize } from './dialogOptions';

export interface DialogProps extends Pick<AriaModalOverlayProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** 标题，也是读屏软件读出的名称。 */
  title: ReactNode;
  children?: ReactNode;
  /** 底部动作，靠右；得到关闭函数。 */
  footer?: (close: () => void) => ReactNode;
  /**
   * 宽440、520、720。
   *
   * @default 'md'
   */
  size?: DialogSize;
  /**
   * 可以不回答就离开：右上角的叉、Esc，`dialog`还包括点击外面。为false时只能由动作关闭。
   *
   * @default true
   */
  isDismissable?: boolean;
  /**
   * `alertdialog`用于必须看到的提醒：点击外面不会关闭。
   *
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
}

/** 对话框. It traps the focus and returns it to the trigger. Controlled by `isOpen`, or inside a `DialogTrigger`. */
export function Dialog({
  title,
  children,
  footer,
  size = 'md',
  isDismissable = true,
  role = 'dialog',
  ...overlay
}: DialogProps) {
  const self = useRef<HTMLElement | null>(null);
  const focused = useRef<Node | null>(null);
  const follow = useCallback((node: HTMLElement | null) => {
    self.current = node;
    node?.addEventListener('focusin', ({ target }) => {
      focused.current = target as Node;
    });
  }, []);
  // What was pressed may be gone now: the focus stays here, and with it Esc. On its way to another field it is not held.
  useBrowserLayoutEffect(() => {
    const page = self.current?.ownerDocument;
    if (focused.current?.isConnected === false && page?.activeElement === page?.body) self.current?.focus();
  });
  return (
    <ModalOverlay
      {...overlay}
      className={scrim}
      isDismissable={isDismissable && role === 'dialog'}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <AriaModal className={frame({ size })}>
        <AriaDialog ref={follow} role={role} className={dialog}>
          {(state) => (
            <>
              <Heading slot="title" className={heading({ size, hasClose: isDismissable })}>
                {title}
              </Heading>
              {children ? <ScrollBox className={body}>{children}</ScrollBox> : null}
              {footer ? <div className={footerStyle}>{footer(state.close)}</div> : null}
              {isDismissable ? (
                <div className={close}>
                  <CloseButton slot="close" />
                </div>
              ) : null}
            </>
          )}
        </AriaDialog>
      </AriaModal>
    </ModalOverlay>
  );
}
