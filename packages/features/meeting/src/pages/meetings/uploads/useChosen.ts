'use client';
import { fileSize } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import type { UploadFile } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { meetingQueries, type Settings } from '../../../data/meeting';
import { fileIdentity } from '../../../uploading/fileIdentity';
import { type MediaType, mediaTypeOf } from '../../../uploading/mediaKinds';
import { type Sound, SoundContext } from '../../../uploading/soundReader';
import { type UploadText, useUploadText } from './text';

/** A file that may be uploaded, as far as this device can tell. */
export interface Fit {
  id: string;
  file: File;
  mediaType: MediaType;
  /** Bytes of it that the server has, with the consent of the first time; absent for one that it does not know. */
  sentBytes?: number;
}

interface Chosen {
  id: string;
  file: File;
  /** Why it is not sent, in words; null while it is looked at and for one that fits. */
  problem: string | null;
  sound: Exclude<Sound, 'unreadable'> | null;
}

/** Files that were chosen and not yet sent: what of them can be sent, and why others cannot. */
export function useChosen(settings: Settings) {
  const text = useUploadText().chosen;
  const { api } = useFeatureHost();
  const sound = useContext(SoundContext);
  const unsealed = useQuery(meetingQueries(api).unsealed());
  const [all, setAll] = useState<readonly Chosen[]>([]);
  const room = settings.maxBytes - settings.usedBytes;

  const sentOf = (id: string) => unsealed.data?.rows.find(({ clientId }) => clientId === id)?.sizeBytes;
  const fits = fitting(all, sentOf, room);

  async function choose(files: readonly File[]): Promise<void> {
    const identified = await Promise.all(files.map(async (file) => [await fileIdentity(file), file] as const));
    const added = [...new Map(identified)]
      .filter(([id]) => !all.some((each) => each.id === id))
      .map(([id, file]): Chosen => ({ id, file, problem: problemOf(file, settings, text), sound: null }));
    setAll((before) => [...before, ...added]);
    for (const { id, file, problem } of added) {
      if (problem !== null) continue;
      // What cannot be looked at here may be heard elsewhere.
      const found = await sound.look(file).catch(() => 'undecodable' as const);
      const seen = found === 'unreadable' ? { problem: text.unreadable } : { sound: found };
      setAll((before) => before.map((each) => (each.id === id ? { ...each, ...seen } : each)));
    }
  }

  const rows = all.map(({ id, file, problem, sound: heard }): UploadFile => {
    const row = { id, name: file.name, meta: fileSize(file.size), canRetry: false };
    const fit = fits.find((each) => each.id === id);
    if (problem !== null) return { ...row, state: 'rejected', message: problem };
    if (heard === null) return { ...row, state: 'parsing', message: text.looking };
    if (!fit) return { ...row, state: 'rejected', message: text.noRoom(fileSize(Math.max(room, 0))) };
    const message = fit.sentBytes === undefined ? text[heard] : text.known(fileSize(fit.sentBytes));
    return { ...row, state: 'done', message };
  });
  return {
    rows,
    fits,
    isLooking: all.some((each) => each.problem === null && each.sound === null),
    choose,
    remove: (id: string) => setAll((before) => before.filter((each) => each.id !== id)),
  };
}

/** Those that can be sent, in their order, as far as there is room. What the server knows has its room already. */
function fitting(all: readonly Chosen[], sentOf: (id: string) => number | undefined, room: number): Fit[] {
  let left = room;
  return all.flatMap(({ id, file, problem, sound }) => {
    const mediaType = mediaTypeOf(file.name);
    if (problem !== null || sound === null || mediaType === undefined) return [];
    const sentBytes = sentOf(id);
    if (sentBytes !== undefined) return [{ id, file, mediaType, sentBytes }];
    if (file.size > left) return [];
    left -= file.size;
    return [{ id, file, mediaType }];
  });
}

function problemOf({ name, size }: File, { uploadMaxBytes }: Settings, text: UploadText['chosen']): string | null {
  if (mediaTypeOf(name) === undefined) return text.wrongType;
  if (size === 0) return text.empty;
  return size > uploadMaxBytes ? text.tooLarge(fileSize(uploadMaxBytes)) : null;
}
