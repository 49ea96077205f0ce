'use client';
import type { Enterprise, Notice } from '@hengce/api';
import { Link } from '@hengce/ui';
import { FactSection } from '../../components/FactSection';
import { usePolicyHrefs } from '../../hrefs';
import { longDate } from '../../model/dates';
import { usePolicyText } from '../../text';
import { change, muted, plain, side, words } from './NoticeDetailPage.css';
import { NoticeFit } from './NoticeFit';
import { useNoticeDetailText } from './text';
import { useMoves } from './useMoves';

/** Beside what one has to know: whether it fits, whom to ask, what it rests on and how it changed. */
export function NoticeSide({ notice, enterprise }: { notice: Notice; enterprise: Enterprise | undefined }) {
  const text = useNoticeDetailText().noticeDetail;
  const { provenance } = usePolicyText();
  const hrefs = usePolicyHrefs();
  const movesOf = useMoves();
  const { contacts, basis, changes, source, isSample } = notice;
  return (
    <aside className={side}>
      <NoticeFit notice={notice} enterprise={enterprise} />
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
          <li>
            <Link variant="standalone" href={hrefs.detail(notice.id)}>
              {text.original}
            </Link>
          </li>
        </ul>
      </FactSection>
      <FactSection title={text.changes}>
        <ol className={plain}>
          {changes.map((each) => (
            <li key={each.version} className={change}>
              <Link variant="standalone" href={hrefs.detail(each.policyId)}>
                {text[each.kind](each.version)}
              </Link>
              <span className={muted}>{[each.day && longDate(each.day), each.docNo].filter(Boolean).join(' ')}</span>
              {each.moves.length === 0 ? null : <span className={muted}>{movesOf(each)}</span>}
            </li>
          ))}
        </ol>
      </FactSection>
      <FactSection title={text.timeline}>
        <p className={muted}>{text.timelineBody}</p>
        <Link variant="standalone" href={hrefs.timeline()}>
          {text.toTimeline}
        </Link>
      </FactSection>
      <FactSection title={text.source}>
        <p className={words}>{`${source.name}（${provenance[source.provenance]}）`}</p>
        {source.url === null ? null : (
          <Link href={source.url} isExternal variant="standalone">
            {text.official}
          </Link>
        )}
        <p className={muted}>{isSample ? text.sample : text.disclaimer}</p>
      </FactSection>
    </aside>
  );
}
