/** The smallest PDF that the server opens. */
export const tinyPdf = [
  '%PDF-1.4',
  '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
  '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
  '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9]>> endobj',
  'trailer <</Root 1 0 R>>',
  '%%EOF',
].join('\n');
