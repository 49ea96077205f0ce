'use client';
import type { MatchClause, MatchFinancing, MatchItem } from '@hengce/api';
import { DescriptionList, Heading, Link } from '@hengce/ui';
import { useMatchText } from '../../../../shared/components/match/text';
import { usePolicyHrefs } from '../../../../shared/hrefs';
import { cardTitle, muted, section, sectionHead } from '../ReportPage.css';
import { useMatchReportText } from '../text';
import { InterestTable } from './InterestTable';

export interface ItemFinancingProps {
  item: MatchItem;
  financing: MatchFinancing;
  /** Whether the reader owns the report; others get no link to the need. */
  isOwn: boolean;
}

/** 贴息测算: the subsidy for the financing need, who applies, and stacking with other money. */
export function ItemFinancing({ item, financing, isOwn }: ItemFinancingProps) {
  const text = useMatchReportText().matchReport.financing;
  const words = useMatchText().match;
  const hrefs = usePolicyHrefs();
  const { interest, missing, unreckoned, terms, applicant, stacking } = financing;
  const place = ({ policyId, clauseId, label }: MatchClause) =>
    isOwn ? (
      <Link variant="standalone" href={hrefs.detail(policyId, { clauseId })}>
        {label}
      </Link>
    ) : (
      label
    );
  // What a document names as a sum needs no rate.
  const isSilent = terms === null && item.amount === null && item.group !== 'ineligible';
  return (
    <section className={section}>
      <div className={sectionHead}>
        <Heading level={3}>{interest || missing.length > 0 || isSilent ? text.title : text.apply}</Heading>
        {interest ? <span className={cardTitle}>{interest.sentence}</span> : null}
      </div>
      {interest ? <InterestTable interest={interest} /> : null}
      {interest ? <p className={muted}>{text.how(interest.formula)}</p> : null}
      {interest ? <p className={muted}>{text.premise}</p> : null}
      {isSilent ? <p className={muted}>{text.noTerms}</p> : null}
      {terms && !interest && item.group !== 'ineligible' ? (
        <p className={muted}>
          {missing.length > 0 ? text.missing(missing.join(words.and)) : (unreckoned ?? text.nothing)}{' '}
          {isOwn && unreckoned === undefined ? (
            <Link href={hrefs.matchProceed(undefined, 'finance')}>{text.fill}</Link>
          ) : null}
        </p>
      ) : null}
      <DescriptionList
        items={[
          ...(terms ? [{ label: text.terms, value: terms.text, action: place(terms.clause) }] : []),
          {
            label: text.applicant,
            value: applicant ? text.by[applicant.by] : text.unsaid,
            ...(applicant ? { action: place(applicant.clause) } : {}),
          },
          ...(stacking
            ? [
                {
                  label: text.stacking,
                  value: [stacking.text, stacking.check].filter(Boolean).join('；'),
                  action: place(stacking.clause),
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}
