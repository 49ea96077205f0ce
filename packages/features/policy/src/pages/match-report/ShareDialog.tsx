'use client';
import type { MatchReport } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, Dialog, TextField, toast, useCopy } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { matchMutations, matchQueries } from '../../data/match';
import { takeReply } from '../../data/takeReply';
import { usePolicyHrefs } from '../../hrefs';
import { dialog, linkLine } from './ReportPage.css';
import { useMatchReportText } from './text';

export interface ShareDialogProps {
  report: MatchReport;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A link for reading, and its end. The link is known only where it was made: elsewhere only that there is one. */
export function ShareDialog({ report, isOpen, onOpenChange }: ShareDialogProps) {
  const text = useMatchReportText().matchReport.share;
  const { api } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const client = useQueryClient();
  const copy = useCopy();
  const [origin, setOrigin] = useState<string>();
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
  const address = share.data && new URL(hrefs.matchShared(share.data.shareId), origin).href;
  return (
    <Dialog
      title={text.title}
      size="lg"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={(close) => (
        <>
          {report.isShared ? (
            <Button variant="danger" isPending={stop.isPending} onPress={() => stop.mutate(report.id)}>
              {text.stop}
            </Button>
          ) : null}
          <Button onPress={close}>{text.done}</Button>
          {address ? null : (
            <Button
              variant="primary"
              isPending={share.isPending}
              onPress={({ target }) => {
                setOrigin(target.ownerDocument.baseURI);
                share.mutate(report.id);
              }}
            >
              {report.isShared ? text.createAgain : text.create}
            </Button>
          )}
        </>
      )}
    >
      <div className={dialog}>
        <p>{text.body}</p>
        {report.isShared && !address ? <p>{text.already}</p> : null}
        {address ? (
          <div className={linkLine}>
            <TextField label={text.link} value={address} isReadOnly />
            <Button variant="primary" onPress={() => void copy(address)}>
              {text.copy}
            </Button>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
