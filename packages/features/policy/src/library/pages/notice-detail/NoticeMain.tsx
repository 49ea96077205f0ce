'use client';
import type { Notice } from '@hengce/api';
import { Link } from '@hengce/ui';
import { FactSection } from '../../../shared/components/facts/FactSection';
import { muted, plain, words } from '../../../shared/components/facts/facts.css';
import { usePolicyText } from '../../../shared/text';
import { NoticeDays } from './NoticeDays';
import { itemName, list, main } from './NoticeDetailPage.css';
import { useNoticeDetailText } from './text';

/** Main column of a notice: days, audience, conditions, support, procedure and materials. */
export function NoticeMain({ notice }: { notice: Notice }) {
  const text = useNoticeDetailText().noticeDetail;
  const names = usePolicyText().support;
  const { audience, conditions, items, method, entry, materials } = notice;
  return (
    <div className={main}>
      <FactSection title={text.time}>
        <NoticeDays notice={notice} />
      </FactSection>
      {audience === null ? null : (
        <FactSection title={text.audience}>
          <p className={words}>{audience}</p>
        </FactSection>
      )}
      <FactSection title={text.conditions}>
        {conditions.length === 0 ? (
          <p className={muted}>{text.noConditions}</p>
        ) : (
          <ol className={list}>
            {conditions.map(({ text: said, item }) => (
              <li key={`${item}${said}`}>
                {item === null ? null : <span className={itemName}>{text.only(item)}</span>}
                {said}
              </li>
            ))}
          </ol>
        )}
      </FactSection>
      {items.length === 0 ? null : (
        <FactSection title={text.support}>
          <ul className={plain}>
            {items.map(({ id, name, support, amountText }) => (
              <li key={id}>
                {name}
                <span className={itemName}>{`（${names[support]}）`}</span>
                {amountText}
              </li>
            ))}
          </ul>
        </FactSection>
      )}
      {method === null && entry === null ? null : (
        <FactSection title={text.method}>
          {method === null ? null : <p className={words}>{method}</p>}
          {entry === null ? null : (
            <p className={words}>
              <span className={itemName}>{`${text.entry}：`}</span>
              {entry.url === null ? (
                entry.name
              ) : (
                <Link href={entry.url} isExternal variant="standalone">
                  {entry.name}
                </Link>
              )}
            </p>
          )}
        </FactSection>
      )}
      {materials.length === 0 ? null : (
        <FactSection title={text.materials}>
          <ol className={list}>
            {materials.map((material) => (
              <li key={material}>{material}</li>
            ))}
          </ol>
        </FactSection>
      )}
    </div>
  );
}
