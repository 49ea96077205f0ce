'use client';
import type { MatchProject, MatchReport } from '@hengce/api';
import { shortAmount } from '@hengce/text';
import { Heading, Link, Tag, withoutSampleMark } from '@hengce/ui';
import { useMatchText } from '../../../../shared/components/match/text';
import { usePolicyHrefs } from '../../../../shared/hrefs';
import { amountParts, certaintyOf, groupTone, itemKey, saysCertainty } from '../../../../shared/model/matchReport';
import { dutyHead, dutyRow, dutyRows, dutyTitle, muted, section, sectionHead } from '../ReportPage.css';
import { useMatchReportText } from '../text';

export interface ProjectPlanProps {
  report: MatchReport;
  plan: MatchProject['plan'];
  isOwn: boolean;
}

/** Stacking plan of the project, the second-best one, and excluded items with their reasons. */
export function ProjectPlan({ report, plan, isOwn }: ProjectPlanProps) {
  const text = useMatchReportText().matchReport.project;
  const words = useMatchText().match;
  const hrefs = usePolicyHrefs();
  const { best, second, excluded, caps } = plan;
  const byId = new Map(report.items.map((item) => [itemKey(item), item]));
  const nameOf = (id: string) => byId.get(id)?.policy.itemName ?? id;
  const placeOf = (id: string) => withoutSampleMark(byId.get(id)?.policy.title ?? '');
  /** Group of an item that cannot be applied for as it is; null for any other. */
  const openGroupOf = (id: string) => {
    const group = byId.get(id)?.group;
    return group && group !== 'eligible' ? group : null;
  };
  const names = (ids: readonly string[]) =>
    ids
      .map((id) => {
        const group = openGroupOf(id);
        return text.named(placeOf(id), nameOf(id), group && words.group[group]);
      })
      .join(words.and);
  const added = second?.chosen.filter((id) => !best.chosen.includes(id)) ?? [];
  const dropped = second ? best.chosen.filter((id) => !second.chosen.includes(id)) : [];
  const sums = second
    ? ([
        [words.certainty.fixed, second.certainFen],
        [words.certainty.capped, second.upToFen],
        [words.certainty.discretionary, second.competitiveFen],
      ] as const)
    : [];
  return (
    <section className={section}>
      <div className={sectionHead}>
        <Heading level={3}>{text.plan}</Heading>
        <span className={muted}>{best.chosen.length > 0 ? text.planHint : text.planNone}</span>
      </div>
      <ul className={dutyRows} aria-label={text.plan}>
        {best.chosen.map((id) => {
          const item = byId.get(id);
          const certainty = item ? certaintyOf(item) : null;
          const isSaid = certainty === null || saysCertainty({ certainty, text: item?.amount?.text ?? '' });
          const group = openGroupOf(id);
          return (
            <li key={id} className={dutyRow}>
              <div className={dutyHead}>
                <span className={dutyTitle}>{nameOf(id)}</span>
                <span>
                  {amountParts(item?.amount?.text ?? '')[0]}{' '}
                  {isSaid ? null : <Tag size="sm">{words.certainty[certainty]}</Tag>}{' '}
                  {group ? (
                    <Tag size="sm" tone={groupTone[group]}>
                      {words.group[group]}
                    </Tag>
                  ) : null}
                </span>
              </div>
              <p className={muted}>{placeOf(id)}</p>
            </li>
          );
        })}
      </ul>
      {caps.map((cap) => (
        <p key={cap.text} className={muted}>
          {cap.text}
        </p>
      ))}
      {second ? (
        <p>
          {text.second(
            names(added),
            names(dropped),
            sums
              .filter(([, fen]) => fen > 0)
              .map(([name, fen]) => `${name}${shortAmount(fen)}`)
              .join(words.comma),
          )}
        </p>
      ) : null}
      {excluded.length > 0 ? (
        <>
          <Heading level={4}>{text.excluded(excluded.length)}</Heading>
          <ul className={dutyRows} aria-label={text.excluded(excluded.length)}>
            {excluded.map(({ id, text: reason, clause }) => (
              <li key={id} className={dutyRow}>
                <span className={dutyTitle}>{nameOf(id)}</span>
                <p>{reason}</p>
                <p className={muted}>
                  {placeOf(id)}
                  {clause ? words.comma : null}
                  {clause && isOwn ? (
                    <Link href={hrefs.detail(clause.policyId, { clauseId: clause.clauseId })}>{clause.label}</Link>
                  ) : (
                    clause?.label
                  )}
                </p>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
