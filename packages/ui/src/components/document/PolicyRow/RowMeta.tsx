'use client';
import { useUiText } from '../../../provider/Provider';
import { SampleTag, Tag } from '../../Tag';
import { issuer as issuerClass, last, meta, unbroken } from './PolicyRow.css';
import type { PolicyRowProps } from './policyRowProps';

type RowMetaProps = Pick<
  PolicyRowProps,
  'levelLabel' | 'issuers' | 'docNo' | 'date' | 'dateLabel' | 'tags' | 'statusLabel' | 'isSample'
>;

/** Line of facts under the title: level, issuers, number, date; 示例 and 已废止 come first. */
export function RowMeta(props: RowMetaProps) {
  const { levelLabel, issuers = [], docNo, date, dateLabel, tags = [], statusLabel, isSample } = props;
  const text = useUiText();
  const issuer = issuers.length > 0 ? <span className={issuerClass}>{issuers.join(text.issuersSeparator)}</span> : null;
  return (
    <div className={meta}>
      {isSample ? <SampleTag /> : null}
      {statusLabel ? <Tag>{statusLabel}</Tag> : null}
      {levelLabel ? <Tag tone="outline">{levelLabel}</Tag> : null}
      {tags.map(({ label, tone }) => (
        <Tag key={label} tone={tone ?? 'neutral'}>
          {label}
        </Tag>
      ))}
      {docNo && issuer}
      <span className={last}>
        {docNo ? <span className={unbroken}>{docNo}</span> : issuer}
        {date ? (
          <span className={unbroken}>
            <time>{date}</time>
            {dateLabel}
          </span>
        ) : null}
      </span>
    </div>
  );
}
