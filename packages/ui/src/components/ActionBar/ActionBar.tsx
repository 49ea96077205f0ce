'use client';
import type { ReactNode } from 'react';
import { Toolbar } from 'react-aria-components';
import { bar, reserve, words } from './ActionBar.css';
import type { ActionBarVariant } from './actionBarOptions';

export interface ActionBarProps {
  /** 读给读屏软件的名称，如“已选政策的操作”。 */
  label: string;
  /**
   * 页脚64高、选择托盘48高、900以下的任务栏
   *
   * @default 'footer'
   */
  variant?: ActionBarVariant;
  /** 左侧文字，如“已选2项”。 */
  summary?: ReactNode;
  /** 按钮；任务栏里的按钮平分宽度。 */
  children: ReactNode;
}

/** 操作栏. A toolbar: Tab enters it once, arrow keys move inside. */
export function ActionBar({ label, variant = 'footer', summary, children }: ActionBarProps) {
  return (
    <>
      {variant === 'mobile' ? <div className={reserve} /> : null}
      <Toolbar className={bar({ variant })} aria-label={label}>
        {summary ? <div className={words}>{summary}</div> : null}
        {children}
      </Toolbar>
    </>
  );
}
