'use client';
import type { EvidenceVersion } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Icon, IconButton, toast, useSaveFile } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { libraryMutations } from '../../data/library';
import { useLibraryText } from './text';

export function DownloadButton({ version }: { version: Pick<EvidenceVersion, 'evidenceId' | 'fileName'> }) {
  const text = useLibraryText().library;
  const { api } = useFeatureHost();
  const save = useSaveFile();
  const down = useMutation(libraryMutations(api).downloadFile);
  const fetchFile = () =>
    down.mutate(version.evidenceId, {
      onSuccess: ({ blob, fileName }) => save(blob, fileName),
      onError: (error) =>
        error.kind !== 'session-expired' &&
        toast(text.downloadFailed, { tone: 'error', action: { onPress: fetchFile } }),
    });
  return (
    <IconButton
      size="sm"
      label={text.download(version.fileName)}
      icon={<Icon icon={Download} />}
      isPending={down.isPending}
      onPress={fetchFile}
    />
  );
}
