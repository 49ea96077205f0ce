'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { AiMark, Alert, clock, Text } from '@hengce/ui';
import { useSyncExternalStore } from 'react';
import { section, sectionTitle } from '../../../components/meeting.css';
import { UseNote } from '../../../components/UseNote';
import { type Captions, isListening } from '../../../recording/captions';
import { heading, partial, said, time } from './LiveCaptions.css';
import { useCaptionsText } from './text';

/** The newest sentences are on the page, as many as are read at a glance; all of them are in the transcript. */
const shown = 6;

/** Before recording: who else will hear it, and that it costs a use. */
export function CaptionsNotice({ captions }: { captions: Captions }) {
  const text = useCaptionsText().captions;
  const { reserveUse } = useFeatureHost();
  const { state } = useSyncExternalStore(captions.subscribe, captions.read);
  if (state === 'off') return null;
  return reserveUse ? <UseNote after={text.notice} /> : <Text variant="meta">{text.notice}</Text>;
}

/** Captions below the recorder, and what is the matter with them; recording goes on whatever it is. */
export function LiveCaptions({ captions }: { captions: Captions }) {
  const text = useCaptionsText().captions;
  const { state, sentences, partial: open } = useSyncExternalStore(captions.subscribe, captions.read);
  if (state === 'off') return <Text variant="meta">{text.none}</Text>;
  const trouble = text.states[state];
  const isSilent = sentences.length === 0 && open === '';
  return (
    <section className={section} aria-label={text.title}>
      <div className={heading}>
        <h2 className={sectionTitle}>{text.title}</h2>
        {isSilent ? null : <AiMark />}
      </div>
      {trouble === '' ? null : <Alert tone={state === 'connecting' ? 'info' : 'warning'}>{trouble}</Alert>}
      {isSilent && isListening(state) ? <Text variant="meta">{text.nothing}</Text> : null}
      {isSilent ? null : (
        <ol className={said} aria-live="polite">
          {sentences.slice(-shown).map(({ id, startMs, text: words }) => (
            <li key={id}>
              <span className={time}>{clock(startMs / 1_000)}</span> {words}
            </li>
          ))}
          {open === '' ? null : (
            <li className={partial} aria-live="off">
              {open}
            </li>
          )}
        </ol>
      )}
      {isListening(state) ? <Text variant="meta">{text.kept}</Text> : null}
    </section>
  );
}
