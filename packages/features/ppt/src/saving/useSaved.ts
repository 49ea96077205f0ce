'use client';
import { isApiError } from '@hengce/api';
import type { Autosave } from '@hengce/feature-parts';
import { toast } from '@hengce/ui';
import { usePptText } from '../text';

/** Function that does something when the server has everything; where it could not be saved, that is told and nothing is done. */
export function useSaved({ flush }: Pick<Autosave, 'flush'>): (then: () => void) => void {
  const text = usePptText().saving;
  return (then) =>
    void flush().then(then, (error: unknown) => {
      if (!isApiError(error)) throw error;
      if (error.kind !== 'session-expired') toast(text.stayed, { tone: 'error' });
    });
}
