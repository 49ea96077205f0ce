'use client';
import type { ApiError } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { AiMark, Alert, Button, clock, Progress, toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { actions } from '../../../components/meeting.css';
import { type Recognition, recognitionMutations, recognitionQueries } from '../../../data/recognition';
import { hasWords } from '../../../model/openTranscript';
import type { TranscriptSession } from '../transcript/useTranscript';
import { useRecognisingText } from './text';
import { useRecognition } from './useRecognition';

export interface RecognitionNoteProps {
  meetingId: string;
  session: TranscriptSession;
  /** Opens the dialog before a transcription. */
  onAsk: () => void;
  /** The server has another transcript than the page. */
  onReplaced: () => void;
}

/** How a transcription stands and what can be done about it; where there are no words yet, how to come by them. */
export function RecognitionNote({ meetingId, session, onAsk, onReplaced }: RecognitionNoteProps) {
  const text = useRecognisingText().recognising;
  const known = useRecognition(meetingId);
  const { work, autosave } = session;
  useReplaced(known?.recognition ?? null, () => {
    // What is being typed is not thrown away: saving it meets the new transcript, and asks.
    if (autosave.saving === 'saved') onReplaced();
  });
  if (!known) return null;
  const { recogniser, recognition } = known;
  const ask = (label: string) =>
    recogniser === null ? undefined : (
      <Button size="sm" onPress={onAsk}>
        {label}
      </Button>
    );
  if (recognition?.state === 'running') return <Running {...{ meetingId, recognition }} />;
  if (recognition?.state === 'failed')
    return (
      <Alert tone="warning" action={ask(text.goOn)}>
        {recognition.problem}
      </Alert>
    );
  if (recognition?.state === 'stopped')
    return (
      <Alert action={ask(text.goOn)}>
        {text.stopped(clock(recognition.doneMs / 1_000), clock(recognition.totalMs / 1_000))}
      </Alert>
    );
  if (recognition?.other) return <Result {...{ meetingId, session, onReplaced }} other={recognition.other} />;
  if (!hasWords(work)) return <Alert action={ask(text.title)}>{recogniser === null ? text.none : text.offer}</Alert>;
  return work.segments.some(({ source }) => source === 'recognised') ? <AiMark note={text.check} /> : null;
}

/** Calls back once when a transcription that ran has put its words in the transcript. */
function useReplaced(recognition: Recognition | null, onReplaced: () => void) {
  const wasRunning = useRef(false);
  useEffect(() => {
    const isReplaced = wasRunning.current && recognition?.state === 'done' && recognition.other !== 'recognised';
    wasRunning.current = recognition?.state === 'running';
    if (isReplaced) onReplaced();
  }, [recognition, onReplaced]);
}

const told = { onError: ({ message }: ApiError) => toast(message, { tone: 'error' }) };

function Running({ meetingId, recognition }: { meetingId: string; recognition: Recognition }) {
  const text = useRecognisingText().recognising;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const stop = useMutation({
    ...recognitionMutations(api, meetingId).stop,
    ...told,
    onSuccess: (latest) => client.setQueryData(recognitionQueries(api).recognition(meetingId).queryKey, latest),
  });
  const { doneMs, totalMs } = recognition;
  return (
    <>
      {totalMs === 0 ? (
        <Progress label={text.preparing} />
      ) : (
        <Progress
          label={text.running(clock(doneMs / 1_000), clock(totalMs / 1_000))}
          value={(doneMs / totalMs) * 100}
        />
      )}
      <div className={actions}>
        <Button size="sm" isPending={stop.isPending} onPress={() => stop.mutate(undefined)}>
          {text.stop}
        </Button>
      </div>
    </>
  );
}

type ResultProps = Omit<RecognitionNoteProps, 'onAsk'> & { other: NonNullable<Recognition['other']> };

/** After a transcription that there are two transcripts of: which of them this is, and the way to the other. */
function Result({ meetingId, session, onReplaced, other }: ResultProps) {
  const text = useRecognisingText().recognising;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const swap = useMutation({
    ...recognitionMutations(api, meetingId).swap,
    ...told,
    onSuccess(recognition) {
      client.setQueryData(recognitionQueries(api).recognition(meetingId).queryKey, { recognition });
      onReplaced();
    },
  });
  const button = (label: string) => (
    <Button size="sm" isPending={swap.isPending} onPress={() => session.whenSaved(swap.mutate)}>
      {label}
    </Button>
  );
  if (other === 'recognised') return <Alert action={button(text.toRecognised)}>{text.aside}</Alert>;
  return (
    <div className={actions}>
      <AiMark note={text.check} />
      {button(text.toPrevious)}
    </div>
  );
}
