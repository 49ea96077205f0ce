'use client';
import type { MatchItem, MatchReport } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { shortDate } from '@hengce/text';
import { DocumentHeader, Heading, LinkButton } from '@hengce/ui';
import type { Confirm } from '../../../../shared/components/conditions/Confirm';
import { Conflicts } from '../../../../shared/components/match/Conflicts';
import { useMatchText } from '../../../../shared/components/match/text';
import { usePolicyHrefs } from '../../../../shared/hrefs';
import { takesApplications } from '../../../../shared/model/matchReport';
import { usePolicyText } from '../../../../shared/text';
import { card, cardNumber, cards, cardTitle, cardWords, foot, section } from '../ReportPage.css';
import { useMatchReportText } from '../text';
import { ItemConditions } from './ItemConditions';
import { ItemFigures } from './ItemFigures';
import { ItemFinancing } from './ItemFinancing';
import { ItemProject } from './ItemProject';
import { ItemWays } from './ItemWays';

export interface ItemDocumentProps {
  item: MatchItem;
  report: MatchReport;
  confirm?: Confirm;
}

/** Provenances of documents with the red line; those of our own making or of a third party have none. */
const official = ['official_fulltext', 'official_metadata', 'curated'];

/** One policy of a report: its result, and its conditions with their sources. */
export function ItemDocument({ item, report, confirm }: ItemDocumentProps) {
  const text = useMatchReportText().matchReport;
  const words = useMatchText().match;
  const policyWords = usePolicyText();
  const hrefs = usePolicyHrefs();
  const now = useNow();
  const { policy } = item;
  const mayBegin =
    item.claim === undefined && item.group !== 'nearMiss' && item.group !== 'held' && takesApplications(item.window);
  return (
    <>
      <DocumentHeader
        variant="compact"
        issuers={policy.issuers}
        docNo={policy.docNo}
        title={policy.title}
        tags={[{ label: policy.itemName }, { label: policyWords.level[policy.level] }, { label: policy.regionName }]}
        now={now}
        isSample={policy.isSample}
        isUnofficial={!official.includes(policy.provenance)}
        actions={
          confirm ? (
            <>
              <LinkButton href={hrefs.detail(policy.policyId)}>{text.openPolicy}</LinkButton>
              {item.group === 'ineligible' ? null : (
                // Only what one files for, is open, and lacks nothing, can be begun; of the rest the guide says what there is to do.
                <LinkButton
                  variant={mayBegin ? 'primary' : 'secondary'}
                  href={hrefs.apply(policy.policyId, policy.itemId)}
                >
                  {mayBegin
                    ? policyWords.beginDeclaration
                    : item.claim === undefined
                      ? policyWords.guide
                      : policyWords.howToClaim}
                </LinkButton>
              )}
            </>
          ) : undefined
        }
      />
      <ItemFigures item={item} />
      {item.financing ? <ItemFinancing item={item} financing={item.financing} isOwn={confirm !== undefined} /> : null}
      {item.project ? <ItemProject item={item} project={item.project} isOwn={confirm !== undefined} /> : null}
      <ItemConditions item={item} variant={report.variant} confirm={confirm} />
      <ItemWays item={item} />
      {item.conflicts.length > 0 ? (
        <section className={section}>
          <Heading level={3}>{words.conflicts}</Heading>
          <Conflicts conflicts={item.conflicts} isPlain={confirm === undefined} />
        </section>
      ) : null}
      {item.nextSteps.length > 0 ? (
        <section className={section}>
          <Heading level={3}>{text.nextSteps}</Heading>
          <ol className={cards}>
            {item.nextSteps.map((step, index) => (
              <li key={step} className={card}>
                <span className={cardNumber}>{index + 1}</span>
                <span className={cardWords}>
                  <span className={cardTitle}>{step}</span>
                </span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <p className={foot}>
        <span>{words.disclaimer}</span>
        <span>
          {text.basisText(shortDate(report.asOf, now), report.rulesetHash.slice(0, 12), report.factsHash.slice(0, 12))}
        </span>
      </p>
    </>
  );
}
