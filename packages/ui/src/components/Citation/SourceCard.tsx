'use client';
import { Check, CircleHelp, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { DocumentFont } from '../../provider/DocumentFont';
import { useUiText } from '../../provider/Provider';
import {
  actions as actionsClass,
  card,
  checked,
  checkedIcon,
  kind,
  meta,
  missing,
  number,
  quote,
  title,
  where,
} from './Citation.css';
import type { CitationCheck, CitationSource } from './citationSource';

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

const checkIcons = { verified: Check, mismatch: TriangleAlert, missing: CircleHelp } as const;

/** 来源卡片. One cited source with its quote, in the document's typeface. A missing one says so and quotes nothing. */
export function SourceCard({ source, isActive = false, actions }: SourceCardProps) {
  const text = useUiText();
  const { voice = 'document', quoteVoice = 'document', isMissing = false, check } = source;
  const isQuoted = check === undefined || check === 'verified';
  return (
    <div className={card} data-voice={voice} data-active={isActive || undefined}>
      {voice === 'document' || quoteVoice === 'document' ? <DocumentFont /> : null}
      <span className={number}>{source.label}</span>
      <div className={title}>{source.title}</div>
      <div className={meta}>
        <span className={where}>
          {source.from ? <span>{source.from}</span> : null}
          {source.place ? <span>{source.place}</span> : null}
        </span>
        {source.kind ? <span className={kind}>{source.kind}</span> : null}
      </div>
      {isMissing ? <p className={missing}>{text.sourceMissing}</p> : null}
      {source.quote && isQuoted && !isMissing ? (
        <blockquote className={quote} data-quote-voice={quoteVoice}>
          {source.quote}
        </blockquote>
      ) : null}
      {check && !isMissing ? <Checked check={check} agreement={source.agreement} /> : null}
      {actions && !isMissing ? <div className={actionsClass}>{actions}</div> : null}
    </div>
  );
}

/**
 * Outcome of comparing the quote with its source, in words and not by colour alone. A quote that agrees only with
 * something else than the original is not called 已核对.
 */
function Checked({ check, agreement }: Pick<CitationSource, 'agreement'> & { check: CitationCheck }) {
  const text = useUiText();
  const isOther = check === 'verified' && agreement !== undefined;
  const CheckIcon = isOther ? Info : checkIcons[check];
  return (
    <p className={checked} data-check={isOther ? undefined : check}>
      <CheckIcon size={14} strokeWidth={1.6} absoluteStrokeWidth aria-hidden className={checkedIcon} />
      {isOther ? agreement : text.citationCheck[check]}
    </p>
  );
}
