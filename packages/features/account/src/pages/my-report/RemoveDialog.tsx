'use client';
import type { Report } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Alert, ConfirmDialog, toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { collectionKey, type ReportCollection, reportMutations } from '../../data/reports';
import { useMyReportText } from './text';

export interface RemoveDialogProps {
  report: Report;
  collection: ReportCollection;
  onClose: () => void;
}

export function RemoveDialog({ report, collection, onClose }: RemoveDialogProps) {
  const { api } = useFeatureHost();
  const text = useMyReportText().myReport;
  const client = useQueryClient();
  const remove = useMutation(reportMutations(api).remove);
  const refresh = () => void client.invalidateQueries({ queryKey: collectionKey(collection) });
  const confirm = () =>
    remove.mutate(
      { reportId: report.id },
      {
        onSuccess() {
          refresh();
          toast(text.removed);
          onClose();
        },
        // It may be gone already; then the list must say so.
        onError: refresh,
      },
    );
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={text.removeTitle(report.title)}
      body={remove.error ? <Alert tone="danger">{remove.error.message}</Alert> : text.removeBody}
      confirmLabel={remove.isPending ? text.removing : text.remove}
      onConfirm={confirm}
      isPending={remove.isPending}
    />
  );
}
