import type { PDFDocumentProxy, TextLayer } from 'pdfjs-dist';
import { CharacterMaps, decoderFolder, StandardFonts, workerUrl } from './pdfAssets';

export interface OpenPdf {
  document: PDFDocumentProxy;
  TextLayer: typeof TextLayer;
  /** Codes of the operators that draw pictures. */
  pictureOperators: ReadonlySet<number>;
  close(): void;
}

/** Reason why a document cannot be shown; `viewer` means that our own code could not be fetched. */
export type PdfFailureReason = 'password' | 'broken' | 'viewer';

export class PdfFailure extends Error {
  override name = 'PdfFailure';
  constructor(
    readonly reason: PdfFailureReason,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/**
 * Opens a document in a worker of its own. pdf.js is imported here only, so pages without a document do not load it.
 *
 * @param bytes are transferred to the worker
 * @throws PdfFailure
 */
export async function openPdf(bytes: Uint8Array, signal: AbortSignal): Promise<OpenPdf> {
  // It is fetched as well when the file turns out to be broken; asked for first, a lost connection is not taken for that.
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs').catch((cause: unknown) => {
    throw new PdfFailure('viewer', { cause });
  });
  signal.throwIfAborted();
  const port = startWorker();
  const worker = pdfjs.PDFWorker.create({ port });
  const task = pdfjs.getDocument({
    data: bytes,
    worker,
    // The security policy allows neither eval nor WebAssembly.
    isEvalSupported: false,
    useWasm: false,
    wasmUrl: decoderFolder(),
    useWorkerFetch: false,
    CMapReaderFactory: CharacterMaps,
    StandardFontDataFactory: StandardFonts,
    // Forms and scripts of documents are not run.
    enableXfa: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  const close = () => {
    void task.destroy().finally(() => {
      worker.destroy();
      port.terminate();
    });
  };
  const lost = new Promise<never>((_, reject) => {
    port.addEventListener('error', (event) => reject(new PdfFailure('viewer', { cause: event.message })), {
      once: true,
    });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  lost.catch(() => undefined);
  try {
    const document = await Promise.race([task.promise, lost]);
    const { OPS, TextLayer } = pdfjs;
    const pictureOperators = new Set([
      OPS.paintImageXObject,
      OPS.paintInlineImageXObject,
      OPS.paintImageMaskXObject,
      OPS.paintImageXObjectRepeat,
    ]);
    return { document, TextLayer, pictureOperators, close };
  } catch (cause) {
    close();
    if (signal.aborted || cause instanceof PdfFailure) throw cause;
    throw new PdfFailure(cause instanceof Error && cause.name === 'PasswordException' ? 'password' : 'broken', {
      cause,
    });
  }
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string };
}
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Worker of pdf.js. Where no string may name a script, a Trusted Types policy of ours names this one. */
function startWorker(): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('hengce-pdf', { createScriptURL: workerUrl });
  const url = workerUrl();
  return new Worker(policy?.createScriptURL(url) ?? url, { type: 'module' });
}
