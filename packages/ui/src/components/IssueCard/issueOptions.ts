export const issueSeverities = ['error', 'review', 'suggestion'] as const;
export type IssueSeverity = (typeof issueSeverities)[number];

export const issueStates = ['open', 'accepted', 'ignored'] as const;
export type IssueState = (typeof issueStates)[number];

/** 一处问题 */
export interface Issue {
  id: string;
  /** 与文中记号相同的序号 */
  number: number;
  severity: IssueSeverity;
  /** 哪一类，如“公文格式”“错别字” */
  category: string;
  /** 原文 */
  original: string;
  /** 改成什么；空字符串是删去，不给则只提示、不能采纳 */
  suggestion?: string;
  /** 为什么，如“发文字号的年份用六角括号，见GB/T 9704” */
  reason?: string;
  /** @default 'open' */
  state?: IssueState;
}
