'use client';
import type { ReactNode } from 'react';
import {
  Dialog as AriaDialog,
  Modal as AriaModal,
  type ModalOverlayProps as AriaModalOverlayProps,
  Heading,
  ModalOverlay,
} from 'react-aria-components';
import { CloseButton } from '../../internal/CloseButton/CloseButton';
import { ScrollBox } from '../../internal/ScrollBox/ScrollBox';
import {
  body,
  drawer,
  footer as footerStyle,
  frame,
  grabber,
  grabberOnPhone,
  head,
  heading,
  scrim,
} from './Drawer.css';

export interface DrawerProps extends Pick<AriaModalOverlayProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** 标题，也是读屏软件读出的名称。 */
  title: ReactNode;
  /**
   * 从哪里出来。`end`在600以下的屏幕上也从底部出来。
   *
   * @default 'end'
   */
  placement?: 'end' | 'bottom';
  children: ReactNode;
  /** 底部动作；得到关闭函数。 */
  footer?: (close: () => void) => ReactNode;
}

/** 抽屉: a pane over the page for filters, outlines and sources. Closes with Esc, its cross or a press outside. */
export function Drawer({ title, placement = 'end', children, footer, ...overlay }: DrawerProps) {
  return (
    <ModalOverlay {...overlay} className={scrim} isDismissable>
      <AriaModal className={frame({ placement })}>
        <AriaDialog className={drawer}>
          {({ close }) => (
            <>
              <div className={placement === 'bottom' ? grabber : grabberOnPhone} aria-hidden="true" />
              <div className={head}>
                <Heading slot="title" className={heading}>
                  {title}
                </Heading>
                <CloseButton slot="close" />
              </div>
              <ScrollBox className={body}>{children}</ScrollBox>
              {footer ? <div className={footerStyle}>{footer(close)}</div> : null}
            </>
          )}
        </AriaDialog>
      </AriaModal>
    </ModalOverlay>
  );
}
