'use client';
import type { MatchItem, PolicyMatch } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { dayAndHour, shortDate } from '@hengce/text';
import { ConditionCells, Heading, Link, Tag, Text } from '@hengce/ui';
import { sectionBox } from '../../../../shared/components/facts/facts.css';
import { Conflicts } from '../../../../shared/components/match/Conflicts';
import { useMatchText } from '../../../../shared/components/match/text';
import { usePolicyHrefs } from '../../../../shared/hrefs';
import { cellsOf, groupTone, itemKey } from '../../../../shared/model/matchReport';
import type { ClauseJumps } from '../ClauseLink';
import { useFitText } from '../text';
import { FitConditions } from './FitConditions';
import { conflicts as conflictsBox, head, headEnd, item as itemBox, links, muted } from './FitPanel.css';

export interface FitResultProps extends ClauseJumps {
  match: PolicyMatch;
}

/** Items with conclusion, conditions and amount, and links to continue. */
export function FitResult({ match, ...jumps }: FitResultProps) {
  const text = useFitText().fit;
  const hrefs = usePolicyHrefs();
  const now = useNow();
  const { items, open, nextQuestionId, lastReport, enterprise, asOf } = match;
  const [only] = items.length === 1 ? items : [];
  const first = items[0];
  return (
    <section className={sectionBox}>
      <div className={head}>
        <Heading level={2}>{text.title}</Heading>
        {only ? (
          <span className={headEnd}>
            <ConditionCells {...cellsOf(only.counts)} hasCount />
          </span>
        ) : null}
      </div>
      <p className={muted}>{text.forFirm(enterprise.name, shortDate(asOf, now))}</p>
      {items.map((item) => (
        <FitItem key={itemKey(item)} item={item} isOnly={item === only} {...jumps} />
      ))}
      {open > 0 || lastReport ? (
        <p className={links}>
          {open > 0 ? (
            <Link variant="standalone" href={hrefs.matchProceed(nextQuestionId ?? undefined)}>
              {text.answer(open)}
            </Link>
          ) : null}
          {lastReport && first ? (
            <Link variant="standalone" href={hrefs.matchReport(lastReport.id, { item: itemKey(first) })}>
              {(lastReport.isCurrent ? text.report : text.reportOlder)(dayAndHour(lastReport.createdAt, now))}
            </Link>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}

/** An item with its conditions; of one of several only those that are not met. */
function FitItem({ item, isOnly, ...jumps }: ClauseJumps & { item: MatchItem; isOnly: boolean }) {
  const text = useFitText().fit;
  const words = useMatchText().match;
  const { amount, conclusion, conflicts, counts, policy } = item;
  return (
    <div className={itemBox}>
      <div className={head}>
        <Tag tone={groupTone[item.group]}>{words.group[item.group]}</Tag>
        {isOnly ? null : <Text variant="strong">{policy.itemName}</Text>}
        {amount ? <Text isTabular>{amount.text}</Text> : null}
        {isOnly ? null : (
          <span className={headEnd}>
            <ConditionCells {...cellsOf(counts)} hasCount />
          </span>
        )}
      </div>
      {amount?.formula ? <p className={muted}>{text.formula(amount.formula)}</p> : null}
      <p className={muted}>{conclusion}</p>
      <FitConditions item={item} isOnly={isOnly} {...jumps} />
      {conflicts.length > 0 ? (
        <div className={conflictsBox}>
          <Text variant="strong">{words.conflicts}</Text>
          <Conflicts conflicts={conflicts} />
        </div>
      ) : null}
    </div>
  );
}
