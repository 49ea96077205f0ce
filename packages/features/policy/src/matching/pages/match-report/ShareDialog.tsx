'use client';
import type { MatchReport } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { matchMutations, matchQueries } from '../../../shared/data/match';
import { takeReply } from '../../../shared/data/takeReply';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { SecretLinkDialog } from '../../components/secret/SecretLinkDialog';
import { useMatchReportText } from './text';

export interface ShareDialogProps {
  report: MatchReport;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Dialog that creates and revokes a link for reading. The link is shown only where it was created: elsewhere only that
 * one exists.
 */
export function ShareDialog({ report, isOpen, onOpenChange }: ShareDialogProps) {
  const text = useMatchReportText().matchReport.share;
  const { api } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const client = useQueryClient();
  const mark = (isShared: boolean) =>
    takeReply(client, matchQueries(api).report(report.id), (known) => known && { ...known, isShared });
  const failed = (error: Error) => toast(text.failed(error.message), { tone: 'error' });
  const share = useMutation({ ...matchMutations(api).share, onSuccess: () => mark(true), onError: failed });
  const stop = useMutation({
    ...matchMutations(api).unshare,
    async onSuccess() {
      share.reset();
      await mark(false);
      toast(text.stopped);
    },
    onError: failed,
  });
  return (
    <SecretLinkDialog
      text={text}
      label={text.link}
      path={share.data && hrefs.matchShared(share.data.shareId)}
      isActive={report.isShared}
      isCreating={share.isPending}
      isStopping={stop.isPending}
      onCreate={() => share.mutate(report.id)}
      onStop={() => stop.mutate(report.id)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <p>{text.body}</p>
      {report.isShared && !share.data ? <p>{text.already}</p> : null}
    </SecretLinkDialog>
  );
}
