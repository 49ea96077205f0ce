'use client';
import { acceptedTypes, isApiError, uploadRules } from '@hengce/api';
import type { MainComponents } from '@hengce/api/contract';
import { useFeatureHost } from '@hengce/feature-kit';
import { useOneUpload } from '@hengce/feature-parts';
import { Alert, Button, FileUpload, Text, toast, useSaveFile } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type ListKind, proofreadingMutations } from '../../../data/proofreading';
import { useProofreadingText } from '../../../text';
import { buttons, muted, rows, stack } from './dialogs.css';

/** Import and export of a list. Of an import's rejected lines the first 20 are shown, each with its reason. */
export function ListFiles({ kind, onImported }: { kind: ListKind; onImported: () => unknown }) {
  const text = useProofreadingText().lists;
  const { api } = useFeatureHost();
  const save = useSaveFile();
  const read = useMutation(proofreadingMutations(api).importList);
  const write = useMutation(proofreadingMutations(api).exportList);
  const [outcome, setOutcome] = useState<MainComponents['schemas']['ProofreadingImport'] | null>(null);
  const chosen = useOneUpload({
    rule: uploadRules.ProofreadingListFile,
    problems: text.importProblems,
    failed: text.failed,
    async send(file) {
      setOutcome(null);
      setOutcome(await read.mutateAsync({ kind, file }));
      void onImported();
    },
  });
  const exportAs = async (format: 'csv' | 'xlsx'): Promise<void> => {
    try {
      const { blob, fileName } = await write.mutateAsync({ kind, format });
      save(blob, fileName);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast(text.exportFailed, { tone: 'error', action: { onPress: () => void exportAs(format) } });
    }
  };
  return (
    <div className={stack}>
      <FileUpload
        label={text.importLabel}
        description={text.importRule}
        variant="button"
        acceptedFileTypes={acceptedTypes(uploadRules.ProofreadingListFile)}
        {...chosen}
      />
      {outcome ? (
        <Alert tone={outcome.rejected.length > 0 ? 'warning' : 'success'}>
          <Text>{text.imported(outcome.added, outcome.changed, outcome.known)}</Text>
          <ul className={rows}>
            {outcome.rejected.slice(0, 20).map(({ line, message }) => (
              <li key={line} className={muted}>
                {text.rejected(line, message)}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <div className={buttons}>
        <Button size="sm" isPending={write.isPending} onPress={() => void exportAs('csv')}>
          {text.exportCsv}
        </Button>
        <Button size="sm" isPending={write.isPending} onPress={() => void exportAs('xlsx')}>
          {text.exportXlsx}
        </Button>
      </div>
    </div>
  );
}
