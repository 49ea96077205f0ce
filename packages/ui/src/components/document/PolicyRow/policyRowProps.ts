import type { ReactNode } from 'react';
import type { Deadline } from '../../ruler';
import type { TagTone } from '../../Tag';
import type { PolicyRowVariant } from './policyRowOptions';

export interface PolicyRowSnippet {
  /** 第七条 */
  label: string;
  text: string;
  marks?: [number, number][];
  /** 直达这一条的地址 */
  href?: string;
}

export interface PolicyRowProps {
  /**
   * result 检索结果；compact 工作台等处的单行；side 侧边清单里的两行，选中一项在旁边打开。
   *
   * @default 'result'
   */
  variant?: PolicyRowVariant;
  title: string;
  /** 标题里命中的区间 [起, 止) */
  titleMarks?: [number, number][];
  href: string;
  /** 国家级、省级、市级…… */
  levelLabel?: string;
  issuers?: string[];
  /** 发文字号 */
  docNo?: string | null;
  /** 发布日期，如9月18日，不在今年的写上年份。 */
  date?: string | null;
  /** 日期之后的词，如“施行”；发布日期不用写。 */
  dateLabel?: string;
  tags?: { label: string; tone?: TagTone }[];
  /** 命中的条款，至多两段。 */
  snippets?: PolicyRowSnippet[];
  /** 最高200万元 */
  amountText?: string | null;
  /** 金额是哪个事项的，写在金额之下；只用于 compact */
  amountItem?: string;
  deadline?: Deadline;
  /** 不再有效时写明，如“已废止”。 */
  statusLabel?: string;
  /**
   * 示例数据：标签写明，标题、机关与条款里的“示例”不再重复
   *
   * @default false
   */
  isSample?: boolean;
  /**
   * 读过；不给时由浏览器按去过的地址判断。
   *
   * @default false
   */
  isRead?: boolean;
  /** 取代它的现行文件 */
  supersededBy?: { title: string; href: string } | null;
  /** 行首的复选框 */
  selection?: ReactNode;
  /** 条件格与一句话；null 留出位置 */
  conditions?: ReactNode;
  /**
   * 正在旁边打开；只用于 side。
   *
   * @default false
   */
  isSelected?: boolean;
  /**
   * 标题在页面大纲中的层级
   *
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}
