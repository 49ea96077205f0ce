'use client';
import type { MatchMove } from '@hengce/api';
import { DocumentFont, DocumentName } from '@hengce/ui';
import { useMatchText } from '../../../shared/components/match/text';
import { itemKey } from '../../../shared/model/matchReport';
import { move as moveClass, moveTitle, muted } from './ReportPage.css';
import { useMatchReportText } from './text';

/** Items that changed their group, each with the reason. */
export function MoveList({ moves }: { moves: readonly MatchMove[] }) {
  const text = useMatchReportText().matchReport.diff;
  const words = useMatchText().match;
  const groupOf = (group: MatchMove['before'], none: string) => (group ? words.group[group] : none);
  return (
    <ul>
      <DocumentFont />
      {moves.map((move) => (
        <li key={itemKey(move)} className={moveClass}>
          <span className={moveTitle}>
            <DocumentName>{move.policy.title}</DocumentName>
          </span>
          <span>{text.from(groupOf(move.before, text.absent), groupOf(move.after, text.gone))}</span>
          {move.because.map((reason) => (
            <span key={reason} className={muted}>
              {reason}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
