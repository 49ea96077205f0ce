'use client';
import { type ReactNode, useId } from 'react';
import { useUiText } from '../../provider/Provider';
import { SkipLink } from '../SkipLink';
import { bottom, brand as brandClass, column, frame, sheet, shell, side, top } from './AppShell.css';

export interface AppShellProps {
  /** 左上角的品牌 */
  brand: ReactNode;
  /** SideNav */
  nav: ReactNode;
  /** TopBar。900以下，页面里有标着`data-page-bar`的栏时让位给它。 */
  topBar: ReactNode;
  /** 页面顶端的通知，如试用到期。 */
  banner?: ReactNode;
  /** 页面内容，放在白纸上。 */
  children: ReactNode;
  /**
   * 导航收到60宽。1200以下总是收起，900以下改为底栏。
   *
   * @default false
   */
  isNavCollapsed?: boolean;
  /** TabBar，900以下显示。 */
  tabBar?: ReactNode;
  /**
   * 任务页面隐去底栏，让位给自己的操作栏。
   *
   * @default false
   */
  hidesTabBar?: boolean;
}

/** 应用外壳: a quiet desk with the navigation and one white sheet. The document scrolls, the frame of the sheet stays. */
export function AppShell(props: AppShellProps) {
  const { brand, nav, topBar, banner, children, isNavCollapsed = false, tabBar, hidesTabBar = false } = props;
  const text = useUiText();
  const mainId = useId();
  const showsTabBar = tabBar !== undefined && !hidesTabBar;
  return (
    <div className={shell} data-collapsed={isNavCollapsed || undefined}>
      <SkipLink targetId={mainId}>{text.skipToContent}</SkipLink>
      <aside className={side} aria-label={text.sideBar}>
        <div className={brandClass}>{brand}</div>
        {nav}
      </aside>
      <div className={column} data-has-tab-bar={showsTabBar || undefined}>
        <header className={top}>{topBar}</header>
        <div className={frame} aria-hidden="true" />
        <main className={sheet} id={mainId} tabIndex={-1}>
          {banner}
          {children}
        </main>
      </div>
      {showsTabBar ? <div className={bottom}>{tabBar}</div> : null}
    </div>
  );
}
