'use client';
import type { MatchSummary } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { TimeRuler } from '@hengce/ui';
import { useId } from 'react';
import { GradientLadder } from '../../matching/components/gradient/GradientLadder';
import { useEvaluationHrefs } from '../../matching/hooks/useEvaluationHrefs';
import { SectionHead } from '../../shared/components/SectionHead';
import { usePolicyHrefs } from '../../shared/hrefs';
import { itemKey, rulerLabel, sharedTitles } from '../../shared/model/matchReport';
import { usePolicyText } from '../../shared/text';
import { BriefRows } from '../BriefRows';
import { proofOf } from '../proof';
import { muted } from './PolicyIndexPage.css';
import { useIndexText } from './text';

/**
 * Sections about the enterprise on 政策总览: the open items that close soonest, new policies of its region, and its
 * place on the ladder of titles (梯度培育).
 */
export function FirmParts({ summary }: { summary: MatchSummary }) {
  const text = useIndexText().index;
  const { sample } = usePolicyText();
  const hrefs = usePolicyHrefs();
  const evaluations = useEvaluationHrefs();
  const now = useNow();
  const id = useId();
  const { closing, closingTotal, newest, chain, reached } = summary;
  const shared = sharedTitles(closing);
  const hrefOfRung = (rung: MatchSummary['chain'][number]['id']) => {
    if (rung === 'highTech') return evaluations.companyEvaluating();
    if (rung === 'champion') return hrefs.detail(chain.find((each) => each.id === rung)?.policyId ?? '');
    return `${evaluations.specialization()}?${new URLSearchParams({ tier: rung })}`;
  };
  return (
    <>
      <section aria-labelledby={`${id}-closing`}>
        <SectionHead
          id={`${id}-closing`}
          title={text.closing}
          hint={closingTotal > 0 ? text.closingHint(closingTotal) : undefined}
          more={{ href: hrefs.search('window=open&sort=deadline'), label: text.allClosing }}
        />
        {closing.length > 0 ? (
          <TimeRuler
            label={text.closing}
            now={now}
            rows={closing.map((brief) => ({
              ...brief.window,
              id: itemKey(brief),
              label: rulerLabel(brief, shared),
              ...(brief.policy.isSample && { meta: sample }),
              href: proofOf(summary, brief, hrefs),
            }))}
          />
        ) : (
          <p className={muted}>{text.closingNone}</p>
        )}
      </section>
      {newest.length > 0 ? (
        <section aria-labelledby={`${id}-newest`}>
          <SectionHead
            id={`${id}-newest`}
            title={text.newest}
            more={{ href: hrefs.search('sort=newest'), label: text.allNewest }}
          />
          <BriefRows briefs={newest} hrefOf={({ policy }) => hrefs.detail(policy.policyId)} />
        </section>
      ) : null}
      <section aria-labelledby={`${id}-chain`}>
        <SectionHead id={`${id}-chain`} title={text.chain} hint={text.chainHint} />
        <GradientLadder rungs={chain} reached={reached} hrefOf={hrefOfRung} />
      </section>
    </>
  );
}
