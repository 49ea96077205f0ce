import type { ChatBox } from '@hengce/api';
import type { ReactNode } from 'react';
import type { LoadPdf } from './usePdf';

/** A place that was asked for: a citation, a link. Another object asks again. */
export interface PdfTarget {
  page: number;
  /** Parts of pages; without them the quote is looked for. */
  boxes?: readonly ChatBox[];
  quote?: string;
}

export interface PdfQuote {
  text: string;
  page: number;
}

export interface PdfPaneProps {
  /** Of the file, as the user knows it. */
  name: string;
  /** Its bytes, by the call with the bearer token. Another function opens another document. */
  load: LoadPdf;
  target?: PdfTarget | null;
  onPageChange?: (page: number) => void;
  /** Offers 引用提问 for what is selected. */
  onAsk?: (quote: PdfQuote) => void;
  /** At the end of the toolbar. */
  actions?: ReactNode;
}
