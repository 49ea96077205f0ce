'use client';
import { Button, Icon } from '@hengce/ui';
import { AudioLines } from 'lucide-react';
import { useRecognisingText } from './text';
import { useRecognition } from './useRecognition';

/** Asks for a transcription of a meeting that has words; for one without, and for one under way, the note does. */
export function RecogniseButton({ meetingId, onAsk }: { meetingId: string; onAsk: () => void }) {
  const text = useRecognisingText().recognising;
  const known = useRecognition(meetingId);
  const isUnderWay = known?.recognition != null && known.recognition.state !== 'done';
  if (!known?.recogniser || isUnderWay) return null;
  return (
    <Button iconStart={<Icon icon={AudioLines} />} onPress={onAsk}>
      {text.title}
    </Button>
  );
}
