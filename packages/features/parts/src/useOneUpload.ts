'use client';
import { fileSize, isApiError, type UploadRule, uploadProblem } from '@hengce/api';
import type { FileUploadProps, UploadFile } from '@hengce/ui';
import { useState } from 'react';

export interface OneUploadOptions {
  rule: UploadRule;
  problems: Readonly<Record<NonNullable<ReturnType<typeof uploadProblem>>, string>>;
  /** Message when the server gave no reason for a failure. */
  failed: string;
  /** Uploads the file. @param onProgress called with the share that was sent, 0 to 1 */
  send: (file: File, onProgress: (share: number) => void) => Promise<unknown>;
}

export type OneUpload = Pick<FileUploadProps, 'onSelect' | 'files' | 'isDisabled' | 'onRemove' | 'onRetry'>;

/** Upload of one file, as props of `FileUpload`. A refused file can be removed; a failed one sent again. */
export function useOneUpload({ rule, problems, failed, send }: OneUploadOptions): OneUpload {
  const [chosen, setChosen] = useState<{ file: File; problem?: string; progress?: number; canRetry?: true } | null>(
    null,
  );
  const start = async (file: File) => {
    const problem = uploadProblem(file, rule);
    if (problem) return setChosen({ file, problem: problems[problem] });
    setChosen({ file });
    try {
      await send(file, (share) => setChosen({ file, progress: Math.floor(share * 100) }));
      setChosen(null);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const isRefused = error.kind === 'rejected';
      setChosen({ file, problem: isRefused ? error.message : failed, ...(isRefused ? {} : { canRetry: true }) });
    }
  };
  const files: UploadFile[] = chosen
    ? [
        {
          id: 'file',
          name: chosen.file.name,
          meta: fileSize(chosen.file.size),
          state: chosen.problem ? 'rejected' : 'uploading',
          ...(chosen.progress === undefined ? {} : { progress: chosen.progress }),
          ...(chosen.problem ? { message: chosen.problem } : {}),
        },
      ]
    : [];
  return {
    onSelect: ([file]) => file && void start(file),
    files,
    isDisabled: chosen !== null && chosen.problem === undefined,
    ...(chosen?.problem ? { onRemove: () => setChosen(null) } : {}),
    ...(chosen?.canRetry ? { onRetry: () => void start(chosen.file) } : {}),
  };
}
