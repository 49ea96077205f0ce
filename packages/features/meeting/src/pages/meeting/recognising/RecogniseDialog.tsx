'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Alert, Button, Dialog, Link, Select, Text } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { UseNote } from '../../../components/UseNote';
import type { Meeting } from '../../../data/meeting';
import { recognitionMutations, recognitionQueries } from '../../../data/recognition';
import { useMeetingHrefs } from '../../../hrefs';
import { hasWords } from '../../../model/openTranscript';
import { stack } from '../files/ImportDialog.css';
import type { TranscriptSession } from '../transcript/useTranscript';
import { useMeetingUse } from '../useMeetingUse';
import { useRecognisingText } from './text';
import { useRecognition } from './useRecognition';

export interface RecogniseDialogProps {
  meeting: Meeting;
  session: TranscriptSession;
  onClose: () => void;
}

/** Dialog before a transcription: what is spoken, as far as the service can be told, who hears it, and what becomes of words that are there. */
export function RecogniseDialog({ meeting, session, onClose }: RecogniseDialogProps) {
  const text = useRecognisingText().recognising;
  const { api } = useFeatureHost();
  const hrefs = useMeetingHrefs();
  const client = useQueryClient();
  const known = useRecognition(meeting.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const use = useMeetingUse(meeting);
  const { mutateAsync: recognise } = useMutation(recognitionMutations(api, meeting.id).start);
  const start = useMutation({
    async mutationFn(asked: { language: string | null; replaces: boolean }) {
      const key = await use.reserve();
      if (key === null) return;
      const recognition = await recognise({ ...asked, key });
      use.setCounted();
      client.setQueryData(recognitionQueries(api).recognition(meeting.id).queryKey, { recognition });
    },
    onSuccess: onClose,
  });
  if (!known?.recogniser) return null;
  const { recogniser, recognition } = known;
  const choices = recogniser.languages.flatMap(({ code, name }) => (code === null ? [] : [{ id: code, label: name }]));
  // What was chosen here, the last time, or for the meeting; a service may have been changed since.
  const wished = chosen ?? recognition?.language ?? meeting.language ?? '';
  const language = choices.some(({ id }) => id === wished) ? wished : '';
  const replaces = hasWords(session.work);
  const begin = () => session.whenSaved(() => start.mutate({ language: language === '' ? null : language, replaces }));
  return (
    <Dialog
      title={text.title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={() => (
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button variant="primary" isPending={start.isPending} onPress={begin}>
            {replaces ? text.replace : text.start}
          </Button>
        </>
      )}
    >
      <div className={stack}>
        {start.error ? <Alert tone="warning">{start.error.message}</Alert> : null}
        <Text>{text.body(recogniser.model)}</Text>
        {replaces ? <Text>{text.replaces}</Text> : null}
        {use.isDue ? <UseNote /> : null}
        {choices.length > 0 ? (
          <Select
            label={text.language}
            selectedKey={language}
            items={[{ id: '', label: text.anyLanguage }, ...choices]}
            onSelectionChange={setChosen}
          />
        ) : null}
        <Link href={hrefs.transcriptsDialect()}>{text.about}</Link>
      </div>
    </Dialog>
  );
}
