'use client';
import type { MatchProgress } from '@hengce/api';
import { exactNumber } from '@hengce/text';
import { ConditionCells, DocumentFont, DocumentName, FunnelRule, Heading, Link, Tag } from '@hengce/ui';
import { useMatchText } from '../../../shared/components/match/text';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { amountParts, cellsOf, groupsWith, itemKey, sharedTitles, titleOf } from '../../../shared/model/matchReport';
import {
  count,
  figure,
  figureLine,
  gain,
  groups,
  muted,
  nearest,
  nearestAmount,
  nearestFoot,
  nearestTitle,
  outlook,
  pane,
  sectionHead,
} from './LivePane.css';
import { useMatchProceedText } from './text';
import { useRolling } from './useRolling';

export interface LivePaneProps {
  progress: MatchProgress;
  /** Group of the current question; later ones were not asked yet. */
  currentGroup: string | undefined;
  /** Number of each question on the page, by id. */
  numbers: ReadonlyMap<string, number>;
  gained: number | null;
}

/** Column with the number of items in each match group, updated with each answer. */
export function LivePane({ progress, currentGroup, numbers, gained }: LivePaneProps) {
  const text = useMatchProceedText().matchProceed.live;
  const words = useMatchText().match;
  const hrefs = usePolicyHrefs();
  const shown = useRolling(progress.possible);
  const { counts, steps, outlook: ahead } = progress;
  const shared = sharedTitles(progress.nearest);
  const at = steps.findIndex(({ group }) => group === currentGroup);
  const waits = (ids: readonly string[]) => {
    const known = ids.flatMap((id) => numbers.get(id) ?? []);
    return known.length > 0 ? text.waits(known.sort((a, b) => a - b).join(words.and)) : undefined;
  };
  return (
    <div className={pane}>
      <div className={count}>
        <div className={muted}>{text.title}</div>
        <div className={figureLine}>
          <span className={figure}>{exactNumber(shown)}</span>
          {text.unit}
          {gained !== null && gained > 0 ? (
            <span className={gain} role="status">
              <Tag tone="accent">{text.decided(gained)}</Tag>
            </span>
          ) : null}
        </div>
        <div className={groups}>
          {groupsWith(counts).map((group) => (
            <span key={group}>
              {words.groupTab[group]}
              {counts[group]}
            </span>
          ))}
        </div>
      </div>
      <FunnelRule
        label={text.funnel}
        total={progress.total}
        stages={steps.map(({ group, groupName, left, answered }, index) => {
          const isReached = index <= at || answered > 0;
          return {
            id: group,
            label: groupName,
            state: index === at ? 'current' : isReached ? 'done' : 'open',
            count: isReached ? left : null,
          };
        })}
      />
      <div>
        <div className={sectionHead}>
          <Heading level={2}>{text.nearest}</Heading>
          <span className={muted}>{text.order}</span>
        </div>
        {progress.nearest.length > 0 ? <DocumentFont /> : null}
        <ul>
          {progress.nearest.map((item) => (
            <li key={itemKey(item)} className={nearest}>
              <Link variant="standalone" href={hrefs.detail(item.policy.policyId)}>
                <span className={nearestTitle}>
                  <DocumentName>{titleOf(item, shared)}</DocumentName>
                </span>
              </Link>
              <span className={nearestFoot}>
                <ConditionCells {...cellsOf(item.conditions)} summary="end" summaryText={waits(item.waitsFor)} />
                {item.amount ? <span className={nearestAmount}>{amountParts(item.amount.text)[0]}</span> : null}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p className={outlook}>
        {ahead.open > 0 ? `${words.outlook(ahead)}。` : ahead.deferred ? text.enough : text.allDecided}
        {ahead.remaining > ahead.open ? text.remaining(ahead.remaining) : null}
        {ahead.open === 0 && ahead.deferred ? text.deferred(ahead.deferred) : null}
        {text.kept}
      </p>
      <p className={muted}>{words.run.cost}</p>
    </div>
  );
}
