/** A page of a sample: lines of words from the top, or a picture as a scanner makes it. */
export interface SamplePage {
  lines?: readonly string[];
  /** Width in points; that of A4 by default. */
  width?: number;
  height?: number;
  rotate?: 0 | 90 | 180 | 270;
  isScan?: boolean;
}

/** @property isLocked asks for a password that nobody knows. */
interface SampleOptions {
  isLocked?: boolean;
  /** What is printed on the pages begins with so many in Roman figures. */
  romanPages?: number;
}

const size = 12;
const leading = 22;

/**
 * PDF of Chinese text without an embedded font, as old office software writes it: viewing it needs the character map
 * UniGB-UCS2-H and a Chinese font of the system.
 */
export function writePdf(
  pages: readonly SamplePage[],
  { isLocked = false, romanPages = 0 }: SampleOptions = {},
): Uint8Array<ArrayBuffer> {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const streamOf = (content: string, more = '') =>
    `<< /Length ${content.length} ${more}>>\nstream\n${content}\nendstream`;
  const labels = romanPages > 0 ? `/PageLabels << /Nums [0 << /S /r >> ${romanPages} << /S /D >>] >>` : '';
  add(`<< /Type /Catalog /Pages 2 0 R ${labels} >>`);
  // Objects 3 to 6 are for all pages; then come two for each.
  const first = 7;
  const kids = pages.map((_, index) => `${first + 2 * index} 0 R`).join(' ');
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
  add('<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>');
  add(
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /FontDescriptor 5 0 R /DW 1000 /W [1 95 500] /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> >>',
  );
  add(
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  );
  // Grey noise of eight by eight.
  const noise = Array.from({ length: 64 }, (_, index) => ((index * 37) % 96) + 150);
  add(
    streamOf(
      `${noise.map((value) => value.toString(16).padStart(2, '0')).join('')}>`,
      '/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /ASCIIHexDecode ',
    ),
  );
  for (const { lines = [], width = 595, height = 842, rotate = 0, isScan = false } of pages) {
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} /Resources << /Font << /F1 3 0 R >> /XObject << /I1 6 0 R >> >> /Contents ${objects.length + 2} 0 R >>`,
    );
    const words = lines.map((line, index) => `1 0 0 1 72 ${height - 90 - index * leading} Tm <${ucs2(line)}> Tj`);
    add(
      streamOf(
        isScan ? `q ${width - 100} 0 0 ${height - 100} 50 50 cm /I1 Do Q` : `BT /F1 ${size} Tf ${words.join('\n')} ET`,
      ),
    );
  }
  const encryption = isLocked
    ? `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${'5a'.repeat(32)}> /U <${'a5'.repeat(32)}> >> /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]`
    : '';
  return assembled(objects, encryption);
}

function assembled(objects: readonly string[], encryption: string): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = file.length;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer << /Size ${size} /Root 1 0 R ${encryption} >>\nstartxref\n${end}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}

const ucs2 = (text: string) =>
  Array.from(text, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join('');

/** A page of an invented document, with a heading and clauses of its own. */
export const samplePage = (page: number): SamplePage => ({
  lines: [
    `云澜市企业研发费用后补助实施细则（示例）第${page}页`,
    '',
    `第${page}条　补助按企业上一年度研发费用加计扣除额分段计算：`,
    '（一）500万元（含）以下部分，按6%给予补助；',
    '（二）500万元以上至2000万元（含）部分，按4%给予补助；',
    '（三）2000万元以上部分，按2%给予补助。',
    `单个企业每年度补助总额不超过${200 + page}万元。年度预算不足时，按同比例核减。`,
    '申报企业应当依法登记注册，具有健全的财务管理制度，',
    '上一年度未发生重大安全、重大质量事故和严重环境违法行为。',
  ],
});
export const samplePages = (count: number): SamplePage[] =>
  Array.from({ length: count }, (_, index) => samplePage(index + 1));
