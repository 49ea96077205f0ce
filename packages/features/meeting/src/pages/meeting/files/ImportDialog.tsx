'use client';
import { readTextFile } from '@hengce/feature-parts';
import { cuesOf, type Stretch, type Transcript } from '@hengce/transcript';
import { Alert, Button, clock, Dialog, FileUpload, Text } from '@hengce/ui';
import { useState } from 'react';
import { hasWords } from '../../../model/openTranscript';
import {
  type ImportProblem,
  importKinds,
  importMaxBytes,
  type ReadTranscript,
  readTranscript,
} from '../../../model/readTranscript';
import { useMeetingText } from '../../../text';
import type { TranscriptSession } from '../transcript/useTranscript';
import { preview, previewRow, previewTime, stack } from './ImportDialog.css';

export interface ImportDialogProps {
  session: TranscriptSession;
  /** Where somebody speaks; the whole sound where that is not known. */
  spoken: readonly Stretch[];
  onImport: (imported: Transcript) => void;
  onClose: () => void;
}

/** Sentences that are shown of a file before it is taken over. */
const shown = 5;
/** Line numbers that are named. */
const named = 5;

/** Takes over a file of subtitles or text in place of what there is; it is shown first and can be undone. */
export function ImportDialog({ session, spoken, onImport, onClose }: ImportDialogProps) {
  const text = useMeetingText().importing;
  const [read, setRead] = useState<{ name: string; result: ReadTranscript | ImportProblem } | null>(null);
  const select = async ([file]: File[]) => {
    if (!file) return;
    // A large one is refused before it is read.
    const content = file.size > importMaxBytes ? '' : await readTextFile(file);
    const { name, size } = file;
    setRead({ name, result: readTranscript({ name, size, text: content }, spoken) });
  };
  const problem = typeof read?.result === 'string' ? read.result : undefined;
  const taken = read && typeof read.result !== 'string' ? read.result : undefined;
  const take = ({ transcript }: ReadTranscript) => {
    onImport(transcript);
    onClose();
  };
  return (
    <Dialog
      title={text.title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <>
          <Button onPress={close}>{text.cancel}</Button>
          <Button variant="primary" isDisabled={!taken} onPress={() => taken && take(taken)}>
            {text.confirm}
          </Button>
        </>
      )}
    >
      <div className={stack}>
        <FileUpload
          label={text.file}
          description={text.kinds}
          acceptedFileTypes={importKinds.map((kind) => `.${kind}`)}
          errorMessage={problem && read ? text.problems[problem](read.name) : undefined}
          onSelect={(files) => void select(files)}
        />
        {taken && read ? <Preview name={read.name} read={taken} /> : null}
        {taken && hasWords(session.work) ? <Alert>{text.replaces}</Alert> : null}
      </div>
    </Dialog>
  );
}

function Preview({ name, read: { transcript, unread, isEstimated } }: { name: string; read: ReadTranscript }) {
  const text = useMeetingText().importing;
  const cues = cuesOf(transcript);
  return (
    <>
      <Text>{text.read(name, cues.length, transcript.speakers.length)}</Text>
      {isEstimated ? <Alert tone="warning">{text.estimated}</Alert> : null}
      {unread.length > 0 ? <Alert tone="warning">{text.unread(unread.length, unread.slice(0, named))}</Alert> : null}
      <ol className={preview} aria-label={text.preview}>
        {cues.slice(0, shown).map(({ startMs, speaker, text: words }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a preview is not changed
          <li key={n} className={previewRow}>
            <span className={previewTime}>{clock(startMs / 1000)}</span>
            <span>{speaker === undefined ? words : text.said(speaker, words)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
