'use client';
import type { Enterprise, Notice } from '@hengce/api';
import { Link, Tag } from '@hengce/ui';
import { FactSection } from '../../../shared/components/facts/FactSection';
import { muted } from '../../../shared/components/facts/facts.css';
import { useMatchText } from '../../../shared/components/match/text';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { groupTone } from '../../../shared/model/matchReport';
import { fitLine } from './NoticeDetailPage.css';
import { useNoticeDetailText } from './text';

/** Match of the enterprise, with a link to the conditions. */
export function NoticeFit({ notice, enterprise }: { notice: Notice; enterprise: Enterprise | undefined }) {
  const text = useNoticeDetailText().noticeDetail;
  const words = useMatchText().match;
  const hrefs = usePolicyHrefs();
  const { fit, basis, id } = notice;
  return (
    <FactSection title={text.fit}>
      {fit === null ? (
        <p className={muted}>{enterprise ? text.fitUnknown : text.noFirm}</p>
      ) : (
        <div className={fitLine}>
          <Tag tone={groupTone[fit]}>{words.group[fit]}</Tag>
          <Link variant="standalone" href={hrefs.detail(basis[0]?.id ?? id)}>
            {text.toFit}
          </Link>
        </div>
      )}
      {fit !== null && enterprise ? <p className={muted}>{text.fitOf(enterprise.name)}</p> : null}
    </FactSection>
  );
}
