'use client';
import { Alert, Button } from '@hengce/ui';
import { usePptText } from '../../../text';
import type { Outdated } from './useOutdated';

/** Says how many slides are outdated; nothing where none is. */
export function OutdatedNote({ outdated, onLook }: { outdated: Outdated; onLook: () => void }) {
  const text = usePptText().updates;
  const slides = new Set(outdated.changes.map(({ slideId }) => slideId));
  if (slides.size === 0) return null;
  return (
    <Alert
      tone="warning"
      action={
        <Button size="sm" onPress={onLook}>
          {text.look}
        </Button>
      }
    >
      {text.outdated(slides.size)}
    </Alert>
  );
}
