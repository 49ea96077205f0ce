export { PdfPane } from './PdfPane';
export type { PdfQuote, PdfTarget } from './pdfPaneProps';
export type { LoadPdf } from './usePdf';
