'use client';
import type { DirectoryFirm } from '@hengce/api';
import { Alert, Link, PageHeader, SampleTag } from '@hengce/ui';
import { widePage } from '../../../shared/components/page.css';
import { useAcquisitionHrefs } from '../../../shared/hrefs';
import { usePolicyText } from '../../../shared/text';
import { AddToList } from '../../components/AddToList';
import { firmLine, muted } from '../../components/acquisition.css';
import { useAcquisitionText } from '../../components/text';
import { FirmPublicity } from './FirmPublicity';
import { FirmValues } from './FirmValues';
import { useFirmCardText } from './text';

export function FirmCard({ card }: { card: DirectoryFirm }) {
  const text = useFirmCardText().firmCard;
  const words = useAcquisitionText().acquisition;
  const { comma, and } = usePolicyText();
  const hrefs = useAcquisitionHrefs();
  const { firm, formerNames, sections, leads } = card;
  const about = [
    firm.uscc && text.uscc(firm.uscc),
    firm.regionName,
    firm.industry,
    formerNames.length > 0 ? text.formerNames(formerNames.join(and)) : null,
  ].filter(Boolean);
  return (
    <article className={widePage}>
      <PageHeader
        title={firm.name}
        description={
          <span className={firmLine}>
            {firm.isSample ? <SampleTag size="sm" /> : null}
            {about.join(comma)}
          </span>
        }
        actions={<AddToList firms={[firm.id]} label={text.addTo} />}
      />
      {leads.length > 0 ? (
        <Alert>
          {text.inLists}
          {comma}
          {leads.map(({ id, listId, listName, stage }, index) => (
            <span key={id}>
              {index > 0 ? and : null}
              <Link href={hrefs.leads(listId)}>{text.inList(listName, words.stage[stage])}</Link>
            </span>
          ))}
        </Alert>
      ) : null}
      {sections.map((section) => (
        <FirmValues key={section.group} section={section} />
      ))}
      <FirmPublicity card={card} />
      <p className={muted}>{words.lawful}</p>
    </article>
  );
}
