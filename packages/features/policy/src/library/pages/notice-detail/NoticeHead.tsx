'use client';
import type { Notice } from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { Alert, Button, DocumentHeader, Icon, LinkButton, saveFile, toast } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { noticeMutations } from '../../../shared/data/notices';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { takesApplications } from '../../../shared/model/matchReport';
import { usePolicyText } from '../../../shared/text';
import { SubscribePolicy } from '../../components/SubscribePolicy';
import { actions, moved } from './NoticeDetailPage.css';
import { useNoticeDetailText } from './text';
import { useMoves } from './useMoves';

/** 版头 of a notice, with its days on the red line and the moves of an extension below. */
export function NoticeHead({ notice }: { notice: Notice }) {
  const text = useNoticeDetailText().noticeDetail;
  const { api } = useFeatureHost();
  const now = useNow();
  const movesOf = useMoves();
  const exporting = useMutation(noticeMutations(api).exportCalendar);
  const hrefs = usePolicyHrefs();
  const { beginDeclaration } = usePolicyText();
  const [policy] = notice.basis;
  const { id, title, docNo, issuers, regionName, publishedAt, window, changes, provenance } = notice;
  const last = changes.find(({ moves }) => moves.length > 0);
  const save = () =>
    exporting.mutate(id, {
      onSuccess: ({ blob, fileName }) => saveFile(blob, fileName),
      onError: () => toast(text.calendarFailed, { tone: 'error', action: { onPress: save } }),
    });
  return (
    <>
      <DocumentHeader
        issuers={issuers}
        docNo={docNo}
        title={title}
        tags={[{ label: text.tag }, { label: regionName }]}
        milestones={[
          ...(publishedAt === null ? [] : [{ kind: 'published', label: text.publishedAt, date: publishedAt }]),
          ...(window.opensAt === null ? [] : [{ kind: 'opens', label: text.opens, date: window.opensAt }]),
          ...(window.closesAt === null ? [] : [{ kind: 'closes', label: text.closes, date: window.closesAt }]),
        ]}
        deadline={window}
        now={now}
        isSample={notice.isSample}
        isUnofficial={provenance === 'third_party'}
        actions={
          <div className={actions}>
            <SubscribePolicy policy={notice} />
            <Button iconStart={<Icon icon={CalendarPlus} />} isPending={exporting.isPending} onPress={save}>
              {text.calendar}
            </Button>
            {policy && takesApplications(window) ? (
              <LinkButton variant="primary" href={hrefs.applies(new URLSearchParams({ q: policy.title }).toString())}>
                {beginDeclaration}
              </LinkButton>
            ) : null}
          </div>
        }
      />
      {last ? (
        <div className={moved}>
          <Alert tone="warning">
            {`${movesOf(last)}${text.because(last.docNo ?? `《${last.title}》`)}${text.stop}`}
          </Alert>
        </div>
      ) : null}
    </>
  );
}
