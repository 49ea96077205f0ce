// Writes one small Chinese document with every PDF producer that this machine has, for the tests of marks and extraction
// (packages/features/chat/src/components/pdf/model/producers). Where each line stands is what poppler says, not our own code.
//
//   tsx bench/pdf/produce.mjs [folder of node_modules with pdf-lib and @pdf-lib/fontkit]
import { execFileSync } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { normalised } from '../../packages/features/chat/src/components/pdf/model/locateQuote.ts';
import { chromiumLaunch } from '../../tools/chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const target = join(root, 'packages/features/chat/src/components/pdf/model/producers');
const requireFromServer = createRequire(join(root, 'apps/server/package.json'));
const font = requireFromServer.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf');
const [libraries] = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'pdf-'));
mkdirSync(target, { recursive: true });

const sheets = [
  [
    '云澜市企业研发费用后补助实施细则（示例）',
    '第七条　补助标准',
    '按企业上一年度研发费用加计扣除额的6%给予补助，最高200万元。',
    '同一项目已获市级立项资金的，扣除相应金额后计算。',
  ],
  [
    '第九条　办理时限',
    '材料齐全的，自受理之日起15个工作日内办结（法定节假日除外）。',
    '联系电话：0571-12345，网址：www.example.gov.cn',
  ],
];
const sought = [
  { page: 1, line: 2 },
  { page: 2, line: 1 },
];

const file = (name) => join(target, `${name}.pdf`);
const run = (command, args, options = {}) => execFileSync(command, args, { stdio: 'pipe', cwd: work, ...options });
// The subset of a TrueType font is small.
const html = `<!doctype html><meta charset="utf-8"><style>@font-face { font-family: F; src: url('${pathToFileURL(font)}') } @page { size: A4; margin: 25mm 20mm } body { margin: 0; font: 11pt/2 F } section { page-break-after: always } section:last-child { page-break-after: auto }</style>${sheets
  .map((lines) => `<section>${lines.map((line) => `<p>${line}</p>`).join('')}</section>`)
  .join('')}`;
const page = (name, content) => {
  writeFileSync(join(work, name), content);
  return join(work, name);
};

const producers = {
  async pdfkit(to) {
    const { default: PDFDocument } = await import(pathToFileURL(requireFromServer.resolve('pdfkit')).href);
    const pdf = new PDFDocument({ size: 'A4', margin: 60, font, autoFirstPage: false });
    const out = pdf.pipe(createWriteStream(to));
    for (const lines of sheets) {
      pdf.addPage();
      for (const line of lines) pdf.fontSize(11).text(line).moveDown();
    }
    pdf.end();
    await finished(out);
  },
  async 'pdf-lib'(to) {
    const requireFrom = createRequire(join(libraries ?? root, 'x.js'));
    const { PDFDocument } = requireFrom('pdf-lib');
    const pdf = await PDFDocument.create();
    pdf.registerFontkit(requireFrom('@pdf-lib/fontkit'));
    const embedded = await pdf.embedFont(readFileSync(font), { subset: true });
    for (const lines of sheets) {
      const sheet = pdf.addPage([595, 842]);
      for (const [index, line] of lines.entries())
        sheet.drawText(line, { x: 60, y: 760 - 30 * index, size: 11, font: embedded });
    }
    writeFileSync(to, await pdf.save());
  },
  async chromium(to) {
    const browser = await chromium.launch(chromiumLaunch());
    const sheet = await browser.newPage();
    await sheet.goto(pathToFileURL(page('chromium.html', html)).href);
    await sheet.pdf({ path: to, preferCSSPageSize: true });
    await browser.close();
  },
  async libreoffice(to) {
    const { Document, Packer, Paragraph } = requireFromServer('docx');
    const children = sheets.flatMap((lines, index) =>
      lines.map((text, line) => new Paragraph({ text, pageBreakBefore: index > 0 && line === 0 })),
    );
    const font = { name: 'Noto Sans CJK SC' };
    const document = new Document({
      styles: { default: { document: { run: { font, size: 22 } } } },
      sections: [{ children }],
    });
    writeFileSync(join(work, 'libreoffice.docx'), await Packer.toBuffer(document));
    run('soffice', ['--headless', '--convert-to', 'pdf', 'libreoffice.docx']);
    writeFileSync(to, readFileSync(join(work, 'libreoffice.pdf')));
  },
  weasyprint: (to) => run('weasyprint', [page('weasy.html', html), to]),
  wkhtmltopdf: (to) =>
    run(
      'wkhtmltopdf',
      [
        '-q',
        '--enable-local-file-access',
        '-s',
        'A4',
        page('wk.html', html.replace('11pt/2 F', "11pt/2 'Noto Sans CJK SC'")),
        to,
      ],
      {
        env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' },
      },
    ),
  xelatex: (to) => {
    const body = sheets
      .map((lines) => lines.map((line) => line.replace(/[%&_#]/g, '\\$&')).join('\n\n'))
      .join('\n\n\\newpage\n\n');
    page(
      'x.tex',
      `\\documentclass[11pt]{article}\\usepackage[a4paper,margin=20mm]{geometry}\\usepackage{xeCJK}\\setCJKmainfont{Noto Serif CJK SC}\\setlength{\\parindent}{0pt}\\setlength{\\parskip}{12pt}\\pagestyle{empty}\\begin{document}\n${body}\n\\end{document}`,
    );
    run('xelatex', ['-interaction=batchmode', 'x.tex']);
    writeFileSync(to, readFileSync(join(work, 'x.pdf')));
  },
  fop: (to) => {
    const blocks = (lines) =>
      lines.map((line) => `<fo:block font-size="11pt" space-after="12pt">${line}</fo:block>`).join('');
    const sequences = sheets
      .map(
        (lines) =>
          `<fo:page-sequence master-reference="a"><fo:flow flow-name="xsl-region-body">${blocks(lines)}</fo:flow></fo:page-sequence>`,
      )
      .join('');
    page(
      'f.fo',
      `<fo:root xmlns:fo="http://www.w3.org/1999/XSL/Format" font-family="Noto"><fo:layout-master-set><fo:simple-page-master master-name="a" page-width="210mm" page-height="297mm" margin="20mm"><fo:region-body/></fo:simple-page-master></fo:layout-master-set>${sequences}</fo:root>`,
    );
    page(
      'fop.xml',
      `<fop version="1.0"><renderers><renderer mime="application/pdf"><fonts><font kerning="no" embed-url="file://${font}"><font-triplet name="Noto" style="normal" weight="normal"/></font></fonts></renderer></renderers></fop>`,
    );
    run('fop', ['-c', 'fop.xml', 'f.fo', to]);
  },
  reportlab: (to) => run('/usr/bin/python3', ['-c', reportlab(`pdfmetrics.registerFont(TTFont('F', '${font}'))`, to)]),
  'reportlab-cid': (to) =>
    run('/usr/bin/python3', [
      '-c',
      reportlab("pdfmetrics.registerFont(UnicodeCIDFont('STSong-Light')); NAME = 'STSong-Light'", to),
    ]),
  cairo: (to) =>
    run('/usr/bin/python3', [
      '-c',
      `import cairo, json
pages = json.loads(${JSON.stringify(JSON.stringify(sheets))})
s = cairo.PDFSurface(${JSON.stringify(to)}, 595, 842); c = cairo.Context(s)
c.select_font_face('Noto Sans CJK SC'); c.set_font_size(11)
for lines in pages:
  for i, line in enumerate(lines):
    c.move_to(60, 80 + 30 * i); c.show_text(line)
  c.show_page()
s.finish()`,
    ]),
  ghostscript: (to) =>
    run('gs', ['-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=pdfwrite', `-sOutputFile=${to}`, file('chromium')]),
  qpdf: (to) => run('qpdf', ['--linearize', '--object-streams=generate', file('weasyprint'), to]),
  mutool: (to) => run('mutool', ['clean', '-gggz', file('pdfkit'), to]),
  pdftk: (to) => run('pdftk', [file('xelatex'), 'cat', '1-end', 'output', to]),
  pdftocairo: (to) => run('pdftocairo', ['-pdf', file('libreoffice'), to]),
  // Turned pages, as scanners and landscape sheets have them.
  'qpdf-turned': (to) => run('qpdf', ['--rotate=+90', file('pdfkit'), to]),
};

function reportlab(register, to) {
  return `import json
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
NAME = 'F'
${register}
pages = json.loads(${JSON.stringify(JSON.stringify(sheets))})
c = canvas.Canvas(${JSON.stringify(to)}, pagesize=(595, 842))
for lines in pages:
  c.setFont(NAME, 11)
  for i, line in enumerate(lines): c.drawString(60, 760 - 30 * i, line)
  c.showPage()
c.save()`;
}

/** Where poppler finds a line, in shares of the page: the words that share their height with the one that holds its beginning. */
function placeOf(pdf, number, line) {
  const out = run('pdftotext', ['-bbox', '-f', String(number), '-l', String(number), pdf, '-']).toString('utf8');
  const [, across, down] = /<page width="([\d.]+)" height="([\d.]+)"/.exec(out).map(Number);
  const words = [
    ...out.matchAll(/<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)<\/word>/g),
  ].map(([, x0, y0, x1, y1, text]) => ({ x0: +x0, y0: +y0, x1: +x1, y1: +y1, text }));
  const first = words.find(({ text }) => normalised(line).startsWith(normalised(text.slice(0, 2))) && text.length > 2);
  if (!first) throw new Error(`poppler does not find ${line}`);
  const isTurned = first.y1 - first.y0 > first.x1 - first.x0;
  // Of a turned page it says the size as it was before.
  const [width, height] = isTurned ? [down, across] : [across, down];
  const near = words.filter((word) =>
    isTurned
      ? Math.min(word.x1, first.x1) - Math.max(word.x0, first.x0) > 0.5 * (first.x1 - first.x0)
      : Math.min(word.y1, first.y1) - Math.max(word.y0, first.y0) > 0.5 * (first.y1 - first.y0),
  );
  const x = Math.min(...near.map(({ x0 }) => x0)) / width;
  const y = Math.min(...near.map(({ y0 }) => y0)) / height;
  const right = Math.max(...near.map(({ x1 }) => x1)) / width;
  const bottom = Math.max(...near.map(({ y1 }) => y1)) / height;
  return { page: number, x, y, width: right - x, height: bottom - y };
}

/** Whether poppler reads all of a line: some producers lose characters, and then nobody can find them. */
const isWhole = (pdf, number, line) =>
  normalised(run('pdftotext', ['-f', String(number), '-l', String(number), pdf, '-']).toString('utf8')).includes(
    normalised(line),
  );

const rounded = (box) =>
  Object.fromEntries(Object.entries(box).map(([key, value]) => [key, Math.round(value * 1e4) / 1e4]));
const expected = {};
for (const [name, produce] of Object.entries(producers)) {
  const to = file(name);
  try {
    await produce(to);
    expected[name] = sought.map(({ page: number, line }) => ({
      quote: sheets[number - 1][line],
      isWhole: isWhole(to, number, sheets[number - 1][line]),
      ...rounded(placeOf(to, number, sheets[number - 1][line])),
    }));
    console.log(name, existsSync(to) ? statSync(to).size : 0);
  } catch (error) {
    console.log(
      name,
      'not made:',
      String(error.stderr || error.message)
        .split('\n')
        .slice(0, 3)
        .join(' '),
    );
  }
}
writeFileSync(join(target, 'expected.json'), `${JSON.stringify(expected, null, 2)}\n`);
