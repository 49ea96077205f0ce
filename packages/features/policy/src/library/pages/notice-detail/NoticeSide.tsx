'use client';
import type { Enterprise, Notice } from '@hengce/api';
import { chineseDate } from '@hengce/text';
import { Link } from '@hengce/ui';
import { Basis } from '../../../shared/components/facts/Basis';
import { Contacts } from '../../../shared/components/facts/Contacts';
import { FactSection } from '../../../shared/components/facts/FactSection';
import { muted, plain, words } from '../../../shared/components/facts/facts.css';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { usePolicyText } from '../../../shared/text';
import { change, side } from './NoticeDetailPage.css';
import { NoticeFit } from './NoticeFit';
import { useNoticeDetailText } from './text';
import { useMoves } from './useMoves';

/** Side column of a notice: match, contacts, basis and changes. */
export function NoticeSide({ notice, enterprise }: { notice: Notice; enterprise: Enterprise | undefined }) {
  const text = useNoticeDetailText().noticeDetail;
  const { provenance } = usePolicyText();
  const hrefs = usePolicyHrefs();
  const movesOf = useMoves();
  const { contacts, basis, changes, source, isSample } = notice;
  return (
    <aside className={side}>
      <NoticeFit notice={notice} enterprise={enterprise} />
      <Contacts title={text.contacts} contacts={contacts} />
      <Basis title={text.basis} basis={basis}>
        <li>
          <Link variant="standalone" href={hrefs.detail(notice.id)}>
            {text.original}
          </Link>
        </li>
      </Basis>
      <FactSection title={text.changes}>
        <ol className={plain}>
          {changes.map((each) => (
            <li key={each.version} className={change}>
              <Link variant="standalone" href={hrefs.detail(each.policyId)}>
                {text[each.kind](each.version)}
              </Link>
              <span className={muted}>{[each.day && chineseDate(each.day), each.docNo].filter(Boolean).join(' ')}</span>
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
