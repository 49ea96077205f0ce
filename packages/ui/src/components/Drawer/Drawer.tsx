'use client';
import { type ReactNode, useState } from 'react';
import {
  Dialog as AriaDialog,
  Modal as AriaModal,
  type ModalOverlayProps as AriaModalOverlayProps,
  Heading,
  ModalOverlay,
} from 'react-aria-components';
import { CloseButton } from '../../internal/CloseButton/CloseButton';
import { ScrollBox } from '../../internal/ScrollBox/ScrollBox';
import { body, drawer, footer as footerStyle, frame, head, heading, scrim } from './Drawer.css';
import { Grabber } from './Grabber';

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
  /**
   * 从右侧出来时宽336或400
   *
   * @default 'work'
   */
  width?: 'info' | 'work';
  /**
   * 从底部出来时先占半屏，由抓手展开到整屏；否则随内容，至多占85%。
   *
   * @default false
   */
  startsHalf?: boolean;
  /** 标题旁、关闭之前的按钮，如上一处、下一处 */
  actions?: ReactNode;
  /** 底部动作；得到关闭函数。 */
  footer?: (close: () => void) => ReactNode;
}

/** 抽屉. A pane over the page for filters, outlines and sources. It closes with Esc, its cross or a press outside. */
export function Drawer({
  title,
  placement = 'end',
  width = 'work',
  startsHalf = false,
  children,
  actions,
  footer,
  ...overlay
}: DrawerProps) {
  const [isFull, setFull] = useState(false);
  const height = startsHalf ? (isFull ? 'full' : 'half') : 'auto';
  return (
    <ModalOverlay {...overlay} className={scrim} isDismissable>
      <AriaModal className={frame({ placement, width, height })}>
        <AriaDialog className={drawer}>
          {({ close }) => (
            <>
              <Grabber
                isOnPhoneOnly={placement !== 'bottom'}
                isFull={isFull}
                onChange={startsHalf ? setFull : undefined}
              />
              <div className={head}>
                <Heading slot="title" className={heading}>
                  {title}
                </Heading>
                {actions}
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
