'use client';
import { Mic } from 'lucide-react';
import { useUiText } from '../../provider/Provider';
import { Icon } from '../Icon';
import { duration as durationClass, notes, notesEmpty, notesName, notesWords } from './SlideCanvas.css';

export interface SpeakerNotesProps {
  /** 讲稿；没有时说明 */
  children?: string;
  /** 大约讲多久，如“约35秒” */
  duration?: string;
}

/** 讲稿. The speech for a slide, below it. */
export function SpeakerNotes({ children, duration }: SpeakerNotesProps) {
  const text = useUiText();
  return (
    <section className={notes} aria-label={text.speakerNotes}>
      <h3 className={notesName}>
        <Icon icon={Mic} tone="muted" />
        {text.speakerNotes}
      </h3>
      <p className={children ? notesWords : `${notesWords} ${notesEmpty}`}>{children || text.speakerNotesEmpty}</p>
      {duration ? <span className={durationClass}>{duration}</span> : null}
    </section>
  );
}
