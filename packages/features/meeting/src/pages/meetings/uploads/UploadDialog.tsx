'use client';
import { fileSize } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { Alert, Button, Dialog, FileUpload, Text } from '@hengce/ui';
import { useEffect, useRef, useState } from 'react';
import { ConsentBox } from '../../../components/ConsentBox';
import { parts } from '../../../components/meeting.css';
import type { Settings } from '../../../data/meeting';
import { acceptedEndings } from '../../../uploading/mediaKinds';
import type { Wanted } from '../../../uploading/sendFile';
import { useUploadText } from './text';
import { useChosen } from './useChosen';

interface UploadDialogProps {
  settings: Settings;
  /** Files that were dropped on the page. */
  dropped: readonly File[];
  /** Name of the meeting whose upload stopped and goes on. */
  resumedTitle?: string | undefined;
  onStart: (wanted: readonly Wanted[]) => void;
  onClose: () => void;
}

const titleLength = 120;
const titleOf = (name: string) => name.replace(/\.[^.]+$/, '').slice(0, titleLength) || name;

/** Choosing of files to upload: what may be sent and how much, and that everybody who is heard was told. */
export function UploadDialog({ settings, dropped, resumedTitle, onStart, onClose }: UploadDialogProps) {
  const text = useUploadText();
  const now = useNow();
  const { rows, fits, isLooking, choose, remove } = useChosen(settings);
  const [isTold, setTold] = useState(false);
  const [isMissing, setMissing] = useState(false);
  // Taken once, whatever is rendered again.
  const first = useRef(dropped);
  useEffect(() => {
    const files = first.current;
    first.current = [];
    if (files.length > 0) void choose(files);
  });
  const needsConsent = fits.some(({ sentBytes }) => sentBytes === undefined);
  const start = () => {
    setMissing(needsConsent && !isTold);
    if (needsConsent && !isTold) return;
    const consent = { text: text.consent, confirmedAt: now.toISOString() };
    const { uploadChunkBytes: chunkBytes } = settings;
    onStart(
      fits.map(({ id, file, mediaType }) => ({ id, file, mediaType, chunkBytes, consent, title: titleOf(file.name) })),
    );
  };
  const left = fileSize(Math.max(settings.maxBytes - settings.usedBytes, 0));
  return (
    <Dialog
      title={text.title}
      isOpen
      onOpenChange={onClose}
      footer={(close) => (
        <>
          <Button onPress={close}>{text.cancel}</Button>
          <Button variant="primary" isDisabled={fits.length === 0 || isLooking} onPress={start}>
            {text.start(fits.length)}
          </Button>
        </>
      )}
    >
      <div className={parts}>
        {resumedTitle === undefined ? null : <Alert>{text.resumes(resumedTitle)}</Alert>}
        <FileUpload
          label={text.label}
          description={text.rules(fileSize(settings.uploadMaxBytes), left)}
          acceptedFileTypes={acceptedEndings}
          allowsMultiple
          files={rows}
          onSelect={(files) => void choose(files)}
          onRemove={remove}
        />
        {needsConsent ? (
          <ConsentBox
            {...{ isTold, isMissing, text }}
            onChange={(told) => {
              setTold(told);
              setMissing(false);
            }}
          />
        ) : null}
        <Text variant="meta">{text.how}</Text>
      </div>
    </Dialog>
  );
}
