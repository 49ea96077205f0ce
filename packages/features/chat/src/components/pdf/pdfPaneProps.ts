import type { ChatBox } from '@hengce/api';
import type { ReactNode } from 'react';
import type { LoadPdf } from './usePdf';

/** Place to show, of a citation or of a link. Each new object, even an equal one, is shown anew. */
export interface PdfTarget {
  page: number;
  /** Boxes on pages; without them the quote is looked up. */
  boxes?: readonly ChatBox[];
  quote?: string;
}

export interface PdfQuote {
  text: string;
  page: number;
}

export interface PdfPaneProps {
  /** Name of the file for the user. */
  name: string;
  /** Loads the bytes, by the call with the bearer token. Another function opens another document. */
  load: LoadPdf;
  target?: PdfTarget | null;
  onPageChange?: (page: number) => void;
  /** Called with the selection by 引用提问; without it the button is missing. */
  onAsk?: (quote: PdfQuote) => void;
  /** Content at the end of the toolbar. */
  actions?: ReactNode;
}
