export { PdfPane, type PdfPaneProps, type PdfQuote, type PdfTarget } from './PdfPane';
export type { LoadPdf } from './usePdf';
