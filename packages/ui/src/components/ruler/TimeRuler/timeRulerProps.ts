import type { Deadline } from '../deadline';

export interface TimeRulerRow extends Omit<Deadline, 'now'> {
  id: string;
  /** 政策简称 */
  label: string;
  /** 名称之后的状态，如“材料4/6”“草稿”。 */
  meta?: string;
  href?: string;
  /** 已提交后的日期，如公示、拨付；有它们时不再画期限。 */
  marks?: { label: string; date: string }[];
}

export interface TimeRulerProps {
  /** 整张图的名称，如“申报期限”。 */
  label: string;
  rows: TimeRulerRow[];
  now: Date;
}
