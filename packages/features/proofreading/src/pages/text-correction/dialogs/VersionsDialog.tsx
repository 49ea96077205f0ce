'use client';
import { acceptedTypes, uploadRules } from '@hengce/api';
import { type NavigateOptions, useFeatureHost, useNow } from '@hengce/feature-kit';
import { useOneUpload } from '@hengce/feature-parts';
import { dayAndHour } from '@hengce/text';
import { Button, Dialog, FileUpload, Link, Text, TextArea } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { documentKey, type ProofreadingDocument, proofreadingMutations } from '../../../data/proofreading';
import { useProofreadingHrefs } from '../../../hrefs';
import { useProofreadingText } from '../../../text';
import { type TextCorrectionState, textCorrectionState } from '../textCorrectionState';
import { useBegin } from '../useBegin';
import { muted, row, rowMain, rows, stack } from './dialogs.css';

export interface VersionsDialogProps {
  document: ProofreadingDocument;
  current: number;
  /** Number of edits to the current version by now; the document has those of the time when it was opened. */
  edits: number;
  onChange: (patch: Partial<TextCorrectionState>, options?: NavigateOptions) => void;
  onClose: () => void;
}

/** Dialog 版本: versions with their times, and adding a new one. */
export function VersionsDialog({ document, current, edits: present, onChange, onClose }: VersionsDialogProps) {
  const text = useProofreadingText();
  const words = text.versions;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const hrefs = useProofreadingHrefs();
  const now = useNow();
  const begin = useBegin();
  const [written, setWritten] = useState('');
  const upload = useMutation(proofreadingMutations(api).upload);
  const add = useMutation(proofreadingMutations(api).addVersion);
  // From the answer until the new version is open: pressed again, there would be another one.
  const [isOpening, setOpening] = useState(false);
  const open = async (made: ProofreadingDocument) => {
    setOpening(true);
    await begin(made);
    await client.invalidateQueries({ queryKey: documentKey(document.id) });
    onClose();
    onChange({ version: made.version });
  };
  const chosen = useOneUpload({
    rule: uploadRules.ProofreadingFile,
    problems: text.start.problems,
    failed: text.start.uploadFailed,
    send: async (file, onProgress) =>
      open(await upload.mutateAsync({ file, genre: document.genre, replaces: document.id, onProgress })),
  });
  const hrefOf = (version: number) =>
    hrefs.textCorrection(
      textCorrectionState
        .format({ document: document.id, version: version === document.version ? 0 : version, pageNum: 1 })
        .toString(),
    );
  return (
    <Dialog
      title={words.title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={() => (
        <Button
          variant="primary"
          isPending={add.isPending || isOpening}
          isDisabled={written.trim() === ''}
          onPress={() =>
            add.mutate({ documentId: document.id, text: written }, { onSuccess: (made) => void open(made) })
          }
        >
          {words.save}
        </Button>
      )}
    >
      <div className={stack}>
        <ul className={rows}>
          {document.versions.map(({ version, fileName, characters, edits, createdAt }) => (
            <li key={version} className={row}>
              <span className={rowMain}>
                {version === current ? (
                  <Text>
                    {text.open.version(version)}，{words.current}
                  </Text>
                ) : (
                  <Link href={hrefOf(version)}>{text.open.version(version)}</Link>
                )}
                <span className={muted}>
                  {[
                    ...(fileName ? [fileName] : []),
                    words.meta(characters, version === current ? present : edits),
                    dayAndHour(createdAt, now),
                  ].join('，')}
                </span>
              </span>
            </li>
          ))}
        </ul>
        <FileUpload
          label={words.add}
          description={words.addHint}
          acceptedFileTypes={acceptedTypes(uploadRules.ProofreadingFile)}
          variant="button"
          {...chosen}
        />
        <TextArea
          label={words.text}
          value={written}
          onChange={setWritten}
          {...(add.isError ? { errorMessage: add.error.kind === 'rejected' ? add.error.message : words.failed } : {})}
        />
      </div>
    </Dialog>
  );
}
