'use client';
import type { DirectoryFirm } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { exactAmount, shortDates } from '@hengce/text';
import { DocumentName, Heading, Link, Tag } from '@hengce/ui';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { usePolicyText } from '../../../shared/text';
import { firmLine, muted, part, rows } from '../../components/acquisition.css';
import { publicityRow } from './FirmCardPage.css';
import { useFirmCardText } from './text';

const id = 'firm-publicity';

/** Entries of the firm in the publicity lists. */
export function FirmPublicity({ card }: { card: Pick<DirectoryFirm, 'publicity' | 'isPublicityCut'> }) {
  const text = useFirmCardText().firmCard;
  const { comma, publicityKind, publicityCertainty } = usePolicyText();
  const hrefs = usePolicyHrefs();
  const now = useNow();
  return (
    <section className={part} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {text.publicity}
      </Heading>
      {card.publicity.length === 0 ? (
        <p className={muted}>{text.noPublicity}</p>
      ) : (
        <ul className={rows}>
          {card.publicity.map((each) => (
            <li key={`${each.id} ${each.project ?? ''}`} className={publicityRow}>
              <span className={firmLine}>
                <Link variant="document" href={hrefs.publicity(each.id)}>
                  <DocumentName>{each.title}</DocumentName>
                </Link>
                <Tag size="sm">{publicityKind[each.kind]}</Tag>
                <Tag size="sm" tone="outline">
                  {publicityCertainty[each.certainty]}
                </Tag>
              </span>
              <span className={muted}>
                {[
                  each.project,
                  each.amountFen === null ? null : exactAmount(each.amountFen),
                  each.issuer,
                  text.says(each.source, shortDates(each.from, each.to, now)),
                ]
                  .filter(Boolean)
                  .join(comma)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {card.isPublicityCut ? <p className={muted}>{text.publicityCut}</p> : null}
    </section>
  );
}
