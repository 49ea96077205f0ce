'use client';
import type { ApplyGuide } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { isOver } from '@hengce/rules';
import { chineseDate } from '@hengce/text';
import { DeadlineRule, DocumentHeader, Link } from '@hengce/ui';
import { muted } from '../../../shared/components/facts/facts.css';
import {
  figure,
  figureName,
  figureNote,
  figures,
  figuresBox,
  figureValue,
} from '../../../shared/components/figures.css';
import { useMatchText } from '../../../shared/components/match/text';
import { amountParts, takesApplications } from '../../../shared/model/matchReport';
import { usePolicyText } from '../../../shared/text';
import { DeclarationStateTag } from '../../components/DeclarationStateTag';
import { StartActions } from '../../components/StartActions';
import { isFiled } from '../../components/states';
import { useDeclarationText } from '../../components/text';
import { actions, body, column, columns, page } from './ApplyDetailPage.css';
import { GuideMain } from './GuideMain';
import { GuideSide } from './GuideSide';
import { useApplyDetailText } from './text';

/** Provenances of documents with the red line; those of our own making or of a third party have none. */
const official = ['official_fulltext', 'official_metadata', 'curated'];

/** Guide of an item: support, audience, deadline, and the actions 预评估, 开始申报, 去官方平台. */
export function Guide({ guide }: { guide: ApplyGuide }) {
  const text = useApplyDetailText().applyDetail;
  const { delivery: deliveries } = useDeclarationText().declaration;
  const words = useMatchText().match;
  const policyText = usePolicyText();
  const now = useNow();
  const { policy, support, delivery, claim, window, amount, amountText, group, conclusion, entry } = guide;
  const under = guide.declarations.find(({ id }) => id === guide.declarationId);
  const filed = under && isFiled(under.state) ? under : undefined;
  const [sum, rest] = amountParts(amount?.text ?? amountText ?? '');
  return (
    <article className={page}>
      <DocumentHeader
        issuers={policy.issuers}
        docNo={policy.docNo}
        title={policy.itemName}
        tags={[
          { label: policyText.support[support] },
          { label: policyText.level[policy.level] },
          { label: policy.regionName },
        ]}
        milestones={[
          ...(window.opensAt === null ? [] : [{ kind: 'opens', label: text.opens, date: window.opensAt }]),
          ...(window.closesAt === null ? [] : [{ kind: 'closes', label: text.closes, date: window.closesAt }]),
        ]}
        deadline={filed ? { ...window, state: 'submitted' } : window}
        now={now}
        isSample={policy.isSample}
        isUnofficial={!official.includes(policy.provenance)}
        actions={
          <span className={actions}>
            {entry?.url ? (
              <Link href={entry.url} isExternal variant="standalone">
                {text.official}
              </Link>
            ) : null}
            {(claim === undefined && !isOver(window)) || guide.declarationId ? (
              <StartActions
                policyId={policy.policyId}
                itemId={policy.itemId}
                noticeId={guide.noticeId}
                isOpen={takesApplications(window)}
                declarationId={guide.declarationId}
                isFiled={filed !== undefined}
              />
            ) : null}
          </span>
        }
      />
      <div className={body}>
        <div className={figuresBox}>
          <dl className={figures} aria-label={text.figures}>
            <div className={figure}>
              <dt className={figureName}>{text.conclusion}</dt>
              <dd className={figureValue}>{group === null ? '—' : words.group[group]}</dd>
              {conclusion === null ? null : <dd className={figureNote}>{conclusion}</dd>}
            </div>
            <div className={figure}>
              <dt className={figureName}>{text.amount}</dt>
              <dd className={figureValue}>{sum || text.unnamed}</dd>
              {rest ? <dd className={figureNote}>{rest}</dd> : null}
            </div>
            <div className={figure}>
              <dt className={figureName}>{text.deadline}</dt>
              <dd className={figureValue}>
                {filed ? (
                  <DeclarationStateTag {...filed} />
                ) : window.state === 'none' ? (
                  text.unnamed
                ) : (
                  <DeadlineRule {...window} now={now} />
                )}
              </dd>
              {window.closesAt === null ? null : (
                <dd className={figureNote}>{text.closesOn(chineseDate(window.closesAt))}</dd>
              )}
            </div>
            <div className={figure}>
              <dt className={figureName}>{text.delivery}</dt>
              <dd className={figureValue}>{delivery ? deliveries[delivery] : text.unnamed}</dd>
              {claim === undefined ? null : <dd className={figureNote}>{claim}</dd>}
            </div>
          </dl>
        </div>
        <p className={muted}>{text.notUs}</p>
        <div className={columns}>
          <div className={column}>
            <GuideMain guide={guide} isFiled={filed !== undefined} />
          </div>
          <aside className={column}>
            <GuideSide guide={guide} />
          </aside>
        </div>
      </div>
    </article>
  );
}
