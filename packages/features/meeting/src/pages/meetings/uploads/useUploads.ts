'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { useAskBeforeClosing } from '@hengce/feature-parts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { uploadServer } from '../../../data/chunkServers';
import { meetingsKey, refusalOf, settingsKey } from '../../../data/meeting';
import { patient } from '../../../recording/patient';
import { createUploads, type Upload, type Uploads } from '../../../uploading/createUploads';
import { SoundContext } from '../../../uploading/soundReader';
import { useUploadText } from './text';

/** Uploads go on when the page is left, as long as the portal is open and the account the same. */
const kept = new WeakMap<QueryClient, { owner: string; uploads: Uploads }>();

export function useUploads(): { uploads: readonly Upload[] } & Pick<Uploads, 'add' | 'again' | 'remove'> {
  const { api, session } = useFeatureHost();
  const client = useQueryClient();
  const sound = useContext(SoundContext);
  const { refusals } = useUploadText();
  const owner = session.phone ?? '';
  const queue = useMemo(() => {
    const known = kept.get(client);
    if (known?.owner === owner) return known.uploads;
    const uploads = createUploads({
      server: uploadServer(api),
      words: refusals,
      readSound: sound.read,
      refusalOf,
      wait: patient,
      onMeetings() {
        for (const queryKey of [meetingsKey, settingsKey]) void client.invalidateQueries({ queryKey });
      },
    });
    kept.set(client, { owner, uploads });
    return uploads;
  }, [api, client, owner, refusals, sound]);
  const { uploads } = useSyncExternalStore(queue.subscribe, queue.read);
  useEffect(() => {
    window.addEventListener('online', queue.hurry);
    return () => window.removeEventListener('online', queue.hurry);
  }, [queue]);
  useAskBeforeClosing(uploads.some(({ state }) => state !== 'refused'));
  return { uploads, add: queue.add, again: queue.again, remove: queue.remove };
}
