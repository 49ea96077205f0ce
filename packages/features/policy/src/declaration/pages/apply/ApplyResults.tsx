'use client';
import type { ApplyItem, ApplyPage } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { Button, Heading, PolicyRow, StateView } from '@hengce/ui';
import { useMatchText } from '../../../shared/components/match/text';
import { Pages } from '../../../shared/components/Pages';
import { NoneNear } from '../../../shared/components/reach/NoneNear';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { amountParts, groupTone } from '../../../shared/model/matchReport';
import { usePolicyText } from '../../../shared/text';
import { useDeclarationText } from '../../components/text';
import { head, muted, pages, rows } from './ApplyPage.css';
import { type ApplyState, applyState, hasFilters, lastPage, noFilters, pageSize } from './applyState';
import { useApplyText } from './text';

export interface ApplyResultsProps {
  list: ApplyPage;
  state: ApplyState;
  /** Whether the rows are those of the filters before. */
  isStale: boolean;
  onChange: (patch: Partial<ApplyState>) => void;
}

/** Items that pass the filters, ten to a page, or the empty state. */
export function ApplyResults({ list, state, isStale, onChange }: ApplyResultsProps) {
  const text = useApplyText().apply;
  const clear = <Button onPress={() => onChange(noFilters)}>{text.clear}</Button>;
  const { reach } = list;
  if (list.rows.length === 0 && reach?.elsewhere)
    return <NoneNear reach={reach} onWiden={() => onChange({ everywhere: true, page: 1 })} />;
  if (list.rows.length === 0)
    return hasFilters(state) || state.page > 1 ? (
      <StateView kind="noResult" title={text.noneTitle} description={text.noneBody} primaryAction={clear} />
    ) : (
      <StateView kind="empty" title={text.emptyTitle} description={text.emptyBody} />
    );
  return (
    <section aria-label={text.list}>
      <div className={head}>
        <Heading level={2}>{text.list}</Heading>
        <span className={muted} aria-live="polite">
          {text.total(list.total)}
        </span>
      </div>
      <ul className={rows} aria-busy={isStale}>
        {list.rows.map((item) => (
          <li key={`${item.policy.policyId}.${item.policy.itemId}`}>
            <ApplyRow item={item} />
          </li>
        ))}
      </ul>
      <div className={pages}>
        <Pages codec={applyState} state={state} total={list.total} pageSize={pageSize} lastPage={lastPage} />
      </div>
    </section>
  );
}

/** 事项卡: audience, way of payment, amount, deadline, place, and whether it fits. */
function ApplyRow({ item }: { item: ApplyItem }) {
  const text = useApplyText().apply;
  const { delivery: deliveries } = useDeclarationText().declaration;
  const words = useMatchText().match;
  const policyText = usePolicyText();
  const hrefs = usePolicyHrefs();
  const now = useNow();
  const { policy, support, delivery, window, amount, amountText, audience, group, conclusion, entry } = item;
  return (
    <PolicyRow
      title={policy.itemName}
      href={hrefs.apply(policy.policyId, policy.itemId)}
      levelLabel={policyText.level[policy.level]}
      issuers={policy.issuers}
      docNo={policy.docNo}
      tags={[
        ...(group === null ? [] : [{ label: words.group[group], tone: groupTone[group] }]),
        ...(item.declarationId ? [{ label: text.under, tone: 'accent' as const }] : []),
        { label: policyText.support[support] },
        ...(delivery ? [{ label: deliveries[delivery] }] : []),
      ]}
      amountText={amount ? amountParts(amount.text)[0] : amountText}
      deadline={{ ...window, now }}
      isSample={policy.isSample}
      snippets={[
        { label: text.document, text: policy.title },
        ...(audience === null ? [] : [{ label: text.audience, text: audience }]),
      ]}
      conditions={
        conclusion === null && entry === null ? undefined : (
          <span className={muted}>
            {[conclusion, entry && text.entry(entry.name)].filter(Boolean).join(policyText.comma)}
          </span>
        )
      }
    />
  );
}
