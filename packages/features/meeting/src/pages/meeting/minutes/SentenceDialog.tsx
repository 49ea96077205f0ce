'use client';
import { Button, clock, Dialog, SearchField, Text } from '@hengce/ui';
import { useState } from 'react';
import { useMeetingText } from '../../../text';
import { lines, sentence } from './minutes.css';
import type { Said } from './proofs';

export interface SentenceDialogProps {
  said: Said;
  isOpen: boolean;
  onClose: () => void;
  /** Called with the id of a segment and its words. */
  onChoose: (segmentId: string, words: string) => void;
}

/** Sentences that are listed at once. */
const most = 50;

/** Chooses the sentence of the transcript that proves a line of minutes. */
export function SentenceDialog({ said, isOpen, onClose, onChoose }: SentenceDialogProps) {
  const text = useMeetingText().minutes.choose;
  const [asked, setAsked] = useState('');
  const word = asked.trim();
  const found = said.segments.filter((segment) => segment.text.trim() !== '' && segment.text.includes(word));
  return (
    <Dialog title={text.title} isOpen={isOpen} onOpenChange={(next) => !next && onClose()}>
      <SearchField label={text.search} placeholder={text.placeholder} value={asked} onChange={setAsked} />
      {found.length === 0 ? <Text>{text.none}</Text> : null}
      <ul className={lines} aria-label={text.list}>
        {found.slice(0, most).map((segment) => (
          <li key={segment.id} className={sentence}>
            <Text variant="meta">{clock(segment.startMs / 1000)}</Text>
            <span>{segment.text}</span>
            <Button
              size="sm"
              aria-label={text.chooseThis(segment.text)}
              onPress={() => onChoose(segment.id, segment.text)}
            >
              {text.choose}
            </Button>
          </li>
        ))}
      </ul>
      {found.length > most ? <Text variant="meta">{text.more(found.length - most)}</Text> : null}
    </Dialog>
  );
}
