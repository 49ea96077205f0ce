'use client';
import { createRequestKey, fileSize, isApiError, type UploadRule, uploadProblem } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { toast, type UploadFile } from '@hengce/ui';
import { useEffect, useRef, useState } from 'react';
import { useAskBeforeClosing } from './useAskBeforeClosing';

export interface UploadsOptions<Target, Done extends object> {
  rule: UploadRule;
  /** Reason why a file is not sent at all. */
  problemOf: (problem: NonNullable<ReturnType<typeof uploadProblem>>, file: File) => string;
  /** Message about a file that did not arrive when its list is no longer on the screen. */
  lost: (name: string, reason: string) => string;
  /**
   * Uploads one file.
   *
   * @param onProgress called with the share that was sent, 0 to 1
   * @returns words about a file that arrived; without them the file leaves the list, because the page shows it
   */
  send: (
    file: File,
    target: Target,
    onProgress: (share: number) => void,
  ) => Promise<(Done & { message?: string }) | undefined>;
}

/** Uploads under way or refused, and what can be done to them. */
export interface Uploads<Target, Done extends object = object> {
  files: readonly (UploadFile & Partial<Done>)[];
  /** Number of files that have not arrived and were not refused. */
  underway: number;
  add(chosen: readonly File[], target: Target): void;
  /** Lists files that are not sent, with the reason. */
  refuse(chosen: readonly File[], message: string): void;
  retry(id: string): void;
  remove(id: string): void;
  /** Leaves only what is still on its way. */
  clear(): void;
}

/** Codes of refusals that stay: what is wrong with the file or its place. A full store (413) or too many at once (429) passes. */
const lasting = [400, 404, 409, 415];

/**
 * Uploads of several files, one after the other in the order in which they were chosen. One that is refused shows why,
 * the others continue.
 */
export function useUploads<Target, Done extends object = object>({
  rule,
  problemOf,
  lost,
  send,
}: UploadsOptions<Target, Done>): Uploads<Target, Done> {
  type Row = UploadFile & Partial<Done>;
  const { reportError } = useFeatureHost();
  const [files, setFiles] = useState<readonly Row[]>([]);
  const waiting = useRef(new Map<string, { file: File; target: Target }>());
  const queue = useRef(Promise.resolve());
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const underway = files.filter(({ state }) => state === 'uploading').length;
  const isBusy = underway > 0;
  // What has not left yet would be gone with the tab: the browser asks.
  useAskBeforeClosing(isBusy);
  const change = (id: string, patch: Partial<Row>) =>
    setFiles((before) => before.map((each) => (each.id === id ? { ...each, ...patch } : each)));
  const remove = (id: string) => {
    waiting.current.delete(id);
    setFiles((before) => before.filter((each) => each.id !== id));
  };
  const sendOne = async (id: string): Promise<void> => {
    const one = waiting.current.get(id);
    // Taken off the list meanwhile.
    if (one === undefined) return;
    try {
      const onProgress = (share: number) => change(id, { progress: Math.floor(share * 100) } as Partial<Row>);
      const done = await send(one.file, one.target, onProgress);
      if (done) change(id, { ...done, state: 'done' } as Partial<Row>);
      else remove(id);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const message = error.fieldErrors[0]?.message ?? error.message;
      if (!isShown.current) toast(lost(one.file.name, message), { tone: 'error' });
      change(id, { state: 'rejected', message, canRetry: !lasting.includes(error.code) } as Partial<Row>);
    }
  };
  const line = (id: string) => {
    queue.current = queue.current.then(() => sendOne(id)).catch((error) => reportError?.(error));
  };
  const list = (file: File, problem?: string): Row => {
    const shown = { id: createRequestKey(), name: file.name, meta: fileSize(file.size) };
    return (
      problem === undefined
        ? { ...shown, state: 'uploading' }
        : { ...shown, state: 'rejected', canRetry: false, message: problem }
    ) as Row;
  };
  return {
    files,
    underway,
    add(chosen, target) {
      const added = chosen.map((file) => {
        const problem = uploadProblem(file, rule);
        const row = list(file, problem && problemOf(problem, file));
        if (!problem) waiting.current.set(row.id, { file, target });
        return row;
      });
      setFiles((before) => [...before, ...added]);
      for (const { id, state } of added) if (state === 'uploading') line(id);
    },
    refuse: (chosen, message) => setFiles((before) => [...before, ...chosen.map((file) => list(file, message))]),
    retry(id) {
      if (!waiting.current.has(id)) return;
      change(id, { state: 'uploading', message: undefined, progress: undefined } as unknown as Partial<Row>);
      line(id);
    },
    remove,
    clear: () => setFiles((before) => before.filter(({ state }) => state === 'uploading')),
  };
}
