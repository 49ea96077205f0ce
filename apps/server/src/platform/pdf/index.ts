import type { PdfContent } from './PdfContent';
import type { SlidesPdf } from './SlidesPdf';

export type { PdfBlock, PdfContent, PdfListItem, PdfRun } from './PdfContent';

// What draws documents takes 30 MB and half a second to load, which a server without a document to draw does not spend.

/** Document as PDF; the code is loaded on first use. */
export const renderPdf = async (content: PdfContent): Promise<Uint8Array> =>
  (await import('./renderPdf')).renderPdf(content);

/** Document as DOCX; the code is loaded on first use. */
export const renderDocx = async (content: PdfContent): Promise<Uint8Array> =>
  (await import('./renderDocx')).renderDocx(content);

/** Slides as PDF; the code is loaded on first use. */
export const renderSlides = async (slides: SlidesPdf): Promise<Uint8Array> =>
  (await import('./renderSlides')).renderSlides(slides);

/** Whether a PNG or JPEG is one that a PDF can hold; the code is loaded on first use. */
export const canBePrinted = async (content: Uint8Array): Promise<boolean> =>
  (await import('./renderSlides')).canBePrinted(content);
