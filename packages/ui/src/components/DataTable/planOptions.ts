import type { ReactNode } from 'react';

/** 一个套餐 */
export interface Plan {
  id: string;
  name: string;
  /** 给谁用 */
  description?: string;
  /** ¥12,800，或“由顾问报价” */
  price: ReactNode;
  /** 周期与是否含税，或“联系顾问” */
  priceNote?: ReactNode;
  /** 名称右侧的标签，如“已选” */
  tag?: ReactNode;
  /** 列尾的按钮 */
  action?: ReactNode;
  isSelected?: boolean;
}

/** 一项功能。values 以套餐的 id 为键：true 是有，false 是没有，其余照写，如“每月60次” */
export interface PlanFeature {
  id: string;
  name: string;
  values: Readonly<Record<string, ReactNode>>;
}
