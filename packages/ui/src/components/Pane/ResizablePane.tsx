'use client';
import { PanelLeftOpen, PanelRightOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useUiText } from '../../provider/Provider';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { Pane, type PaneProps } from './Pane';
import { PaneHandle } from './PaneHandle';
import { paneBounds, paneStart } from './paneOptions';
import { frame } from './ResizablePane.css';

export interface ResizablePaneProps extends Omit<PaneProps, 'children'> {
  /**
   * 最窄与最宽，像素
   *
   * @default [240, 560]
   */
  bounds?: readonly [number, number];
  /** 拖动或按键停下后的宽度，由页面记住。 */
  onWidthChange?: (width: number) => void;
  /** 由页面记住的宽度，超出 `bounds` 时取边界；不给时按 `width`。 */
  defaultWidth?: number;
  isCollapsed?: boolean;
  /** 双击竖线、在竖线上按回车，或按内容里的收起按钮 */
  onCollapsedChange?: (isCollapsed: boolean) => void;
  /** 得到收起函数的内容，或内容 */
  children: ReactNode | ((collapse: () => void) => ReactNode);
}

/** 可调宽度的边栏. Its line is dragged, or focused and moved by left and right; Enter folds it to a strip with one button. */
export function ResizablePane({
  bounds = paneBounds,
  defaultWidth,
  onWidthChange,
  isCollapsed = false,
  onCollapsedChange,
  children,
  ...pane
}: ResizablePaneProps) {
  const text = useUiText();
  const clamp = (wanted: number) => Math.min(bounds[1], Math.max(bounds[0], wanted));
  const [width, setWidth] = useState(clamp(defaultWidth ?? paneStart[pane.width ?? 'info']));
  const side = pane.side ?? 'end';
  // What folded or unfolded it is gone afterwards; the focus goes to what undoes it.
  const [takesFocus, setTakesFocus] = useState(false);
  const fold = (folds: boolean) => {
    setTakesFocus(true);
    onCollapsedChange?.(folds);
  };
  const collapse = () => fold(true);
  if (isCollapsed)
    return (
      <div className={frame({ isCollapsed })}>
        <IconButton
          label={text.expandPane(pane.label)}
          icon={<Icon icon={side === 'end' ? PanelRightOpen : PanelLeftOpen} />}
          autoFocus={takesFocus}
          onPress={() => fold(false)}
        />
      </div>
    );
  return (
    <div className={frame()} style={{ flexBasis: width }}>
      <Pane {...pane}>{typeof children === 'function' ? children(collapse) : children}</Pane>
      <PaneHandle
        label={text.resizePane(pane.label)}
        valueText={text.paneWidth(Math.round(width))}
        onCollapse={onCollapsedChange ? collapse : undefined}
        onChange={(wanted) => setWidth(clamp(wanted))}
        onChangeEnd={(wanted) => {
          setWidth(clamp(wanted));
          onWidthChange?.(clamp(wanted));
        }}
        {...{ side, width, bounds, takesFocus }}
      />
    </div>
  );
}
