export { renderDocx } from './renderDocx';
export { type PdfBlock, type PdfContent, type PdfListItem, type PdfRun, renderPdf } from './renderPdf';
