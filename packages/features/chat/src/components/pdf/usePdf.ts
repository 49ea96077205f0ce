'use client';
import { useEffect, useState } from 'react';
import { type OpenPdf, openPdf, PdfFailure, type PdfFailureReason } from './engine/openPdf';

/** Function that loads the bytes of a file, which the viewer takes over. */
export type LoadPdf = (options: {
  signal: AbortSignal;
  /** Called with shares from 0 to 1; never where the length is unknown. */
  onProgress: (share: number) => void;
}) => Promise<Uint8Array>;

export type PdfState =
  | { kind: 'loading'; share: number | null }
  | { kind: 'ready'; pdf: OpenPdf }
  | { kind: 'failed'; reason: PdfFailureReason }
  /** The bytes could not be loaded. */
  | { kind: 'unreachable'; error: unknown };

const opening: PdfState = { kind: 'loading', share: null };

/** State of opening a document, which is closed when the component unmounts. */
export function usePdf(load: LoadPdf): PdfState {
  const [state, setState] = useState<PdfState>(opening);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let opened: OpenPdf | undefined;
    setState(opening);
    const open = async () => {
      let bytes: Uint8Array;
      try {
        bytes = await load({
          signal,
          onProgress: (share) => {
            if (!signal.aborted) setState({ kind: 'loading', share });
          },
        });
      } catch (error) {
        if (!signal.aborted) setState({ kind: 'unreachable', error });
        return;
      }
      if (signal.aborted) return;
      try {
        opened = await openPdf(bytes, signal);
        if (signal.aborted) opened.close();
        else setState({ kind: 'ready', pdf: opened });
      } catch (error) {
        if (!signal.aborted)
          setState({ kind: 'failed', reason: error instanceof PdfFailure ? error.reason : 'broken' });
      }
    };
    void open();
    return () => {
      controller.abort();
      opened?.close();
    };
  }, [load]);
  return state;
}
