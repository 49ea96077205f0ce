'use client';
import type { ApplyGuide } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { DeadlineRule, DocumentName, Link } from '@hengce/ui';
import { Basis } from '../../../shared/components/facts/Basis';
import { Contacts } from '../../../shared/components/facts/Contacts';
import { FactSection } from '../../../shared/components/facts/FactSection';
import { muted, plain, words } from '../../../shared/components/facts/facts.css';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { usePolicyText } from '../../../shared/text';
import { DeclarationStateTag } from '../../components/DeclarationStateTag';
import { useApplyDetailText } from './text';

/** Side column of a guide: declarations, notices, basis, contacts and obligations. */
export function GuideSide({ guide }: { guide: ApplyGuide }) {
  const text = useApplyDetailText().applyDetail;
  const { provenance } = usePolicyText();
  const hrefs = usePolicyHrefs();
  const now = useNow();
  const { declarations, notices, basis, contacts, obligations, source, policy } = guide;
  return (
    <>
      {declarations.length === 0 ? null : (
        <FactSection title={text.declarations}>
          <ul className={plain}>
            {declarations.map((each) => (
              <li key={each.id}>
                <Link variant="standalone" href={hrefs.declaration(each.id)}>
                  {each.projectName}
                </Link>{' '}
                <DeclarationStateTag {...each} />
              </li>
            ))}
          </ul>
        </FactSection>
      )}
      {notices.length === 0 ? null : (
        <FactSection title={text.notices}>
          <ul className={plain}>
            {notices.map((notice) => (
              <li key={notice.id}>
                <Link variant="document" href={hrefs.notice(notice.id)}>
                  <DocumentName>{notice.title}</DocumentName>
                </Link>
                <br />
                <DeadlineRule {...notice.window} now={now} />
              </li>
            ))}
          </ul>
        </FactSection>
      )}
      <Basis title={text.basis} basis={basis} />
      <Contacts title={text.contacts} contacts={contacts} />
      {obligations.length === 0 ? null : (
        <FactSection title={text.obligations}>
          <ul className={plain}>
            {obligations.map(({ label, value }) => (
              <li key={`${label}${value}`} className={words}>
                {value}
              </li>
            ))}
          </ul>
        </FactSection>
      )}
      <FactSection title={text.source}>
        <p className={words}>{`${source.name}（${provenance[source.provenance]}）`}</p>
        <p className={muted}>{policy.isSample ? text.sample : text.disclaimer}</p>
      </FactSection>
    </>
  );
}
