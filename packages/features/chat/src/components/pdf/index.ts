export { PdfPane, type PdfQuote, type PdfTarget } from './PdfPane';
export type { LoadPdf } from './usePdf';
