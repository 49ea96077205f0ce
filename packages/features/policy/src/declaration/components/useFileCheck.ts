'use client';
import { fileSize, uploadProblem, uploadRules } from '@hengce/api';
import { useState } from 'react';
import { useDeclarationText } from './text';

/** Checks a chosen file before its upload. */
export function useFileCheck() {
  const { files: words } = useDeclarationText().declaration;
  const [problem, setProblem] = useState<string>();
  /** The file where it may be sent; what is wrong with it is said at `problem`. */
  const check = ([file]: readonly File[]): File | undefined => {
    if (!file) return undefined;
    const found = uploadProblem(file, uploadRules.MaterialFile);
    setProblem(found && words[found](file.name, fileSize(file.size)));
    return found ? undefined : file;
  };
  return { problem, check };
}
