'use client';
import type { FactValue } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, toast, useSaveFile } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { factMutations } from '../../../data/facts';
import { useEnterpriseInformationText } from '../text';
import { line, muted } from './FactDrawer.css';
import { useFactChange } from './useFactChange';

/** Evidence of a value: download and remove; nothing without any. The name stays when the file is gone. */
export function EvidenceFile({ enterpriseId, value }: { enterpriseId: string; value: FactValue }) {
  const { api } = useFeatureHost();
  const text = useEnterpriseInformationText().enterpriseInformation.drawer;
  const change = useFactChange(enterpriseId);
  const mutations = factMutations(api, enterpriseId);
  const save = useSaveFile();
  const down = useMutation(mutations.download);
  const remove = useMutation(mutations.removeEvidence);
  const { evidence, factId } = value;
  if (!evidence) return null;
  if (!evidence.isKept) return <span className={muted}>{text.fileGone(evidence.fileName)}</span>;

  const fetchFile = () =>
    down.mutate(factId, {
      onSuccess: ({ blob, fileName }) => save(blob, fileName),
      onError: () => toast(text.downloadFailed, { tone: 'error', action: { onPress: fetchFile } }),
    });
  const removeFile = () =>
    remove.mutate(factId, {
      onSuccess() {
        change();
        toast(text.fileRemoved);
      },
      onError: () => toast(text.removeFailed, { tone: 'error', action: { onPress: removeFile } }),
    });
  return (
    <span className={line}>
      <span className={muted}>{evidence.fileName}</span>
      <Button
        size="sm"
        variant="quiet"
        aria-label={text.downloadOf(evidence.fileName)}
        isPending={down.isPending}
        onPress={fetchFile}
      >
        {text.download}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={text.removeFileOf(evidence.fileName)}
        isPending={remove.isPending}
        onPress={removeFile}
      >
        {text.removeFile}
      </Button>
    </span>
  );
}
