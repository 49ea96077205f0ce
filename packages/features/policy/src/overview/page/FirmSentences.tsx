'use client';
import type { MatchSummary } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { dayAndHour, shortDate } from '@hengce/text';
import { Link, withoutSampleMark } from '@hengce/ui';
import { useMatchText } from '../../shared/components/match/text';
import { usePolicyHrefs } from '../../shared/hrefs';
import { isGroupShown } from '../../shared/model/matchReport';
import { groupProof, proofOf } from '../proof';
import { count, counts as countsBox, figure, firm, line, muted, sentences, words } from './PolicyIndexPage.css';
import { type IndexText, useIndexText } from './text';

const stands = ['eligible', 'waiting', 'nearMiss', 'toVerify'] as const;

/** Three sentences about the enterprise, each a link to its proof, and the number of items in each group. */
export function FirmSentences({ summary }: { summary: MatchSummary }) {
  const text = useIndexText().index;
  const { groupTab, outlook: outlookText } = useMatchText().match;
  const hrefs = usePolicyHrefs();
  const now = useNow();
  const { enterprise, asOf, counts, soonest, nearestMiss, outlook, nextQuestionId, lastReport } = summary;
  return (
    <section className={firm} aria-label={text.firm}>
      <div className={words}>
        <ul className={sentences}>
          <li>
            <Link
              variant="standalone"
              href={soonest ? proofOf(summary, soonest, hrefs) : groupProof(summary, 'eligible', hrefs)}
            >
              {eligibleSentence(counts.eligible, soonest, now, text)}
            </Link>
          </li>
          <li>
            <Link
              variant="standalone"
              href={nearestMiss ? proofOf(summary, nearestMiss, hrefs) : groupProof(summary, 'nearMiss', hrefs)}
            >
              {nearestMiss
                ? text.miss(withoutSampleMark(nearestMiss.policy.title), nearestMiss.conclusion)
                : text.missNone}
            </Link>
          </li>
          <li>
            <Link
              variant="standalone"
              href={outlook.open > 0 ? hrefs.matchProceed(nextQuestionId ?? undefined) : hrefs.match()}
            >
              {outlook.open > 0 ? outlookText(outlook) : text.openNone}
            </Link>
          </li>
        </ul>
        <p className={line}>
          <span className={muted}>{text.basis(enterprise.name, shortDate(asOf, now))}</span>
          <Link variant="standalone" href={lastReport ? hrefs.matchReport(lastReport.id) : hrefs.match()}>
            {lastReport
              ? (lastReport.isCurrent ? text.report : text.reportOlder)(dayAndHour(lastReport.createdAt, now))
              : text.noReport}
          </Link>
        </p>
      </div>
      <ul className={countsBox} aria-label={text.counts}>
        {stands
          .filter((each) => isGroupShown(each, counts[each]))
          .map((each) => (
            <li key={each} className={count}>
              <span className={figure}>{counts[each]}</span>
              <Link variant="standalone" href={groupProof(summary, each, hrefs)}>
                {groupTab[each]}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}

function eligibleSentence(eligible: number, soonest: MatchSummary['soonest'], now: Date, text: IndexText): string {
  if (eligible === 0) return text.eligibleNone;
  const { closesAt, daysLeft } = soonest?.window ?? {};
  const when =
    soonest && closesAt && daysLeft != null
      ? text.soonest(withoutSampleMark(soonest.policy.title), shortDate(closesAt, now), daysLeft)
      : text.noDeadline;
  return text.eligible(eligible) + when;
}
