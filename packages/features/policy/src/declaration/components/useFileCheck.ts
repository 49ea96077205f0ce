'use client';
import { fileSize, uploadProblem, uploadRules } from '@hengce/api';
import { useState } from 'react';
import { useDeclarationText } from './text';

/** `check` of chosen files before their upload, and the `problem` of the last one in words; undefined for none. */
export function useFileCheck() {
  const { files: words } = useDeclarationText().declaration;
  const [problem, setProblem] = useState<string>();
  /** Returns the first of the files where it may be sent, else undefined; what is wrong with it is in `problem`. */
  const check = ([file]: readonly File[]): File | undefined => {
    if (!file) return undefined;
    const found = uploadProblem(file, uploadRules.MaterialFile);
    setProblem(found && words[found](file.name, fileSize(file.size)));
    return found ? undefined : file;
  };
  return { problem, check };
}
