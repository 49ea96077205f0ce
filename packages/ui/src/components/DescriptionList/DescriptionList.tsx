'use client';
import type { ReactNode } from 'react';
import { useUiText } from '../../provider/Provider';
import { action as actionClass, gap, list, missing, pair, term, value as valueClass } from './DescriptionList.css';

export interface DescriptionItem {
  label: string;
  /** 空值显示“未提供”，从不显示0或空白。 */
  value: ReactNode;
  /** 值之后的动作，如复制或填写。 */
  action?: ReactNode;
}
export interface DescriptionListProps {
  items: DescriptionItem[];
  /**
   * 900以下的窄屏总是一列
   *
   * @default 1
   */
  columns?: 1 | 2;
}

/** 描述列表: 名称与值. */
export function DescriptionList({ items, columns = 1 }: DescriptionListProps) {
  const text = useUiText();
  return (
    <dl className={list({ columns })}>
      {items.map(({ label, value, action }) => (
        <div key={label} className={pair}>
          <dt className={term}>{label}</dt>
          <dd className={valueClass}>
            {value === null || value === undefined || value === '' ? (
              <span className={missing}>{text.notProvided}</span>
            ) : (
              <span>{value}</span>
            )}
            {action ? <span className={gap}> </span> : null}
            {action ? <span className={actionClass}>{action}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
