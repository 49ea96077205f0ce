'use client';
import { type DragEvent, useState } from 'react';

export interface FileDrop {
  /** Whether files are held over it. */
  isOver: boolean;
  /** Handlers for the element on which files may be dropped, whatever is in it. */
  handlers: {
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

/** Dropping of files on a whole part of a page. @param onFiles undefined leaves them to the browser */
export function useFileDrop(onFiles: ((files: File[]) => void) | undefined): FileDrop {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver(event) {
        if (!onFiles || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop(event) {
        if (!onFiles) return;
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      },
    },
  };
}
