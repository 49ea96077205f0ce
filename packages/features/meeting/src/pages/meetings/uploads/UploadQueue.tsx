'use client';
import { fileSize } from '@hengce/api';
import { FileUpload, Text, type UploadFile } from '@hengce/ui';
import { section } from '../../../components/meeting.css';
import type { Upload, Uploads } from '../../../uploading/createUploads';
import { acceptedEndings } from '../../../uploading/mediaKinds';
import { type UploadText, useUploadText } from './text';

interface UploadQueueProps extends Pick<Uploads, 'again' | 'remove'> {
  uploads: readonly Upload[];
  onSelect: (files: File[]) => void;
}

/** Files on their way, each with how far it is; nothing without any. */
export function UploadQueue({ uploads, again, remove, onSelect }: UploadQueueProps) {
  const text = useUploadText();
  if (uploads.length === 0) return null;
  return (
    <section className={section} aria-label={text.queue}>
      <FileUpload
        label={text.queue}
        variant="button"
        acceptedFileTypes={acceptedEndings}
        allowsMultiple
        files={uploads.map((upload) => rowOf(upload, text))}
        onSelect={onSelect}
        onRetry={again}
        onRemove={remove}
      />
      <Text variant="meta">{text.stay}</Text>
    </section>
  );
}

const percent = (share: number) => Math.floor(100 * share);

function rowOf({ id, name, sizeBytes, state, sentBytes, soundShare, reason }: Upload, text: UploadText): UploadFile {
  const row = { id, name, meta: text.sent(fileSize(sentBytes), fileSize(sizeBytes)) };
  switch (state) {
    case 'refused':
      return { ...row, state: 'rejected', ...(reason === undefined ? {} : { message: reason }) };
    case 'queued':
      return { ...row, state: 'uploading', message: text.states.queued };
    case 'waiting':
      return { ...row, state: 'uploading', progress: percent(sentBytes / sizeBytes), message: text.states.waiting };
    case 'sounding':
      return {
        ...row,
        state: 'parsing',
        progress: percent(soundShare),
        message: text.states.sounding(percent(soundShare)),
      };
    default:
      return { ...row, state: 'uploading', progress: percent(sentBytes / sizeBytes) };
  }
}
