'use client';
import type { ReactNode } from 'react';
import { useUiText } from '../../provider/Provider';
import { actions as actionsClass, card, kind, meta, missing, number, quote, title } from './Citation.css';
import type { CitationSource } from './citationSource';

export interface SourceCardProps {
  source: CitationSource;
  /**
   * 读者正在看的一条：原话的边线换成朱砂色
   *
   * @default false
   */
  isActive?: boolean;
  /** 打开原文、引用到回复等链接或按钮 */
  actions?: ReactNode;
}

/** 来源卡片: one cited source with the quoted words, in the document's voice. A missing one says so and quotes nothing. */
export function SourceCard({ source, isActive = false, actions }: SourceCardProps) {
  const text = useUiText();
  const { voice = 'document', isMissing = false } = source;
  return (
    <div className={card} data-voice={voice} data-active={isActive || undefined}>
      <span className={number}>{source.label}</span>
      <div className={title}>{source.title}</div>
      <div className={meta}>
        {source.from ? <span>{source.from}</span> : null}
        {source.place ? <span>{source.place}</span> : null}
        {source.kind ? <span className={kind}>{source.kind}</span> : null}
      </div>
      {isMissing ? <p className={missing}>{text.sourceMissing}</p> : null}
      {source.quote && !isMissing ? <blockquote className={quote}>{source.quote}</blockquote> : null}
      {actions && !isMissing ? <div className={actionsClass}>{actions}</div> : null}
    </div>
  );
}
