export const citationChecks = ['verified', 'mismatch', 'missing'] as const;
/** Outcome of comparing a quote with its source: 已核对, 出处不符, 未找到. */
export type CitationCheck = (typeof citationChecks)[number];

/** Source of a citation: a clause of a policy, a page of a file, a moment of a recording. */
export interface CitationSource {
  /** 回答里的标记：`[^1]` 的 1 */
  id: string;
  /** 显示的编号，如“1”；录音写时间，如“12:31” */
  label: string;
  /** 文件名 */
  title: string;
  /**
   * document 是原文（宋体），product 是企业自己的文件（黑体）
   *
   * @default 'document'
   */
  voice?: 'document' | 'product';
  /**
   * 引的是原文（宋体），还是产品自己整理的要点、规则（黑体）
   *
   * @default 'document'
   */
  quoteVoice?: 'document' | 'product';
  /** 文号或所在的资料库，如“云科规〔2026〕5号” */
  from?: string;
  /** 位置，如“第七条”“第6页” */
  place?: string;
  /** 类别，如“政策原文”“企业文件” */
  kind?: string;
  /** 被引用的原话 */
  quote?: string;
  /**
   * 引文与原文核对的结果；mismatch 与 missing 的原话不当作引文显示
   *
   * @default 不写核对结果
   */
  check?: CitationCheck;
  /**
   * 找到了原话、但来源不是原文时的说法，代替“已核对”，如“与要点一致：平台整理，尚未对照原文”
   *
   * @default 写“已核对”
   */
  agreement?: string;
  /**
   * 来源已被删除或无权查看：仍有编号，不再给出原话
   *
   * @default false
   */
  isMissing?: boolean;
}
