'use client';
import type { ApplyGuide } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { DeadlineRule, Link } from '@hengce/ui';
import { DeclarationStateTag } from '../../components/declaration/DeclarationStateTag';
import { FactSection } from '../../components/FactSection';
import { usePolicyHrefs } from '../../hrefs';
import { usePolicyText } from '../../text';
import { muted, plain, words } from './ApplyDetailPage.css';
import { useApplyDetailText } from './text';

/** Beside the guide: what is under way, the calls, what it rests on, whom to ask, and what is owed afterwards. */
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
                <Link variant="standalone" href={hrefs.notice(notice.id)}>
                  {notice.title}
                </Link>
                <br />
                <DeadlineRule {...notice.window} now={now} />
              </li>
            ))}
          </ul>
        </FactSection>
      )}
      <FactSection title={text.basis}>
        <ul className={plain}>
          {basis.map(({ id, title, docNo }) => (
            <li key={id}>
              <Link variant="standalone" href={hrefs.detail(id)}>
                {title}
              </Link>
              {docNo === null ? null : <p className={muted}>{docNo}</p>}
            </li>
          ))}
        </ul>
      </FactSection>
      {contacts.length === 0 ? null : (
        <FactSection title={text.contacts}>
          {contacts.map(({ org, phone }) => (
            <p key={phone} className={words}>
              {org}
              <br />
              {phone}
            </p>
          ))}
        </FactSection>
      )}
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
