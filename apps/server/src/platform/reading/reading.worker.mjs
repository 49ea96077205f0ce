// Reads a document that somebody sent, in a thread of its own that may be ended at any time. Plain JavaScript, because a worker
// is started from this very file, in development too. What it sends is described by `ReadPart` in readParts.ts.
import { parentPort, workerData } from 'node:worker_threads';

/** Wider than any table that somebody reads. */
const maxColumns = 500;
/** Cells of merged ranges of a sheet that are filled in. */
const maxMerged = 1_000_000;

/** So many parts may wait to be kept. */
const maxAhead = 8;
let ahead = 0;
let onTaken = null;
parentPort.on('message', () => {
  ahead -= 1;
  onTaken?.();
});

async function send(part) {
  parentPort.postMessage(part);
  ahead += 1;
  while (ahead > maxAhead)
    await new Promise((resolve) => {
      onTaken = resolve;
    });
}

async function readPdf({ content, from, maxPages, maxPerPage }) {
  const { getResolvedPDFJS } = await import('unpdf');
  const { getDocument, OPS, Util } = await getResolvedPDFJS();
  let pictures = 0;
  let pdf;
  try {
    pdf = await getDocument({ data: content, verbosity: 0, isEvalSupported: false, disableFontFace: true }).promise;
    await pdf.getPage(1);
  } catch (error) {
    return send({ type: 'problem', problem: error?.name === 'PasswordException' ? 'locked' : 'broken' });
  }
  await send({ type: 'opened', pages: pdf.numPages });
  if (pdf.numPages > maxPages) return;
  for (let number = from; number <= pdf.numPages; number++) {
    let runs = null;
    let isBlank = false;
    let isCut = false;
    try {
      const page = await pdf.getPage(number);
      runs = runsOf(await page.getTextContent({ disableNormalization: true }), page.getViewport({ scale: 1 }), Util);
      isCut = cutRuns(runs, maxPerPage);
      // Looking at pictures takes time: after a few pages of them the rest are scans too.
      if (runs.length === 0 && pictures < 3) {
        const { fnArray } = await page.getOperatorList();
        isBlank = !fnArray.some((operator) => isPicture(operator, OPS)) && fnArray.length < 100;
        if (!isBlank) pictures += 1;
      }
      page.cleanup();
    } catch {
      // The others may be fine.
    }
    await send({ type: 'page', page: number, runs, isBlank, isCut });
  }
}

/** Keeps so many characters of the runs. @returns whether there were more */
function cutRuns(runs, most) {
  let left = most;
  const end = runs.findIndex((run) => {
    left -= run[0].length;
    return left < 0;
  });
  if (end < 0) return false;
  runs[end][0] = runs[end][0].slice(0, left);
  runs.length = runs[end][0] === '' ? end : end + 1;
  return true;
}

const isPicture = (operator, OPS) =>
  [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject].includes(operator);

/** Runs of text in the order of the page, each with its box in fractions of the page. */
function runsOf({ items, styles }, viewport, Util) {
  const runs = [];
  for (const item of items) {
    if (typeof item.str !== 'string') continue;
    if (item.str !== '') {
      const [a, b, c, d, x, y] = Util.transform(viewport.transform, item.transform);
      const height = Math.hypot(c, d) || 1;
      const length = Math.hypot(a, b) || 1;
      const { ascent = 0.88, descent = -0.12 } = styles[item.fontName] ?? {};
      const up = Math.min(Math.max(ascent || 0.88, 0.6), 1.1) * height;
      const down = Math.min(Math.max(-descent || 0.12, 0), 0.4) * height;
      // Along the line and across it, whichever way the text is turned.
      const along = [(a / length) * item.width, (b / length) * item.width];
      const across = [c / height, d / height];
      const corners = [0, 1].flatMap((end) =>
        [up, -down].map((rise) => [x + along[0] * end + across[0] * rise, y + along[1] * end + across[1] * rise]),
      );
      const xs = corners.map(([at]) => at / viewport.width);
      const ys = corners.map(([, at]) => at / viewport.height);
      const [left, top] = [Math.min(...xs), Math.min(...ys)];
      runs.push([item.str, left, top, Math.max(...xs) - left, Math.max(...ys) - top]);
    }
    if (item.hasEOL && runs.length > 0) runs[runs.length - 1][5] = 1;
  }
  return runs;
}

async function readDocx({ content }) {
  const { default: mammoth } = await import('mammoth');
  let root = null;
  try {
    await mammoth.convertToHtml(
      { buffer: Buffer.from(content) },
      {
        transformDocument: (document) => {
          root = document;
          return document;
        },
        // Pictures are not read, and need not be copied.
        convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      },
    );
  } catch {
    // Below.
  }
  if (root === null) return send({ type: 'problem', problem: 'broken' });
  const blocks = blocksOf(root);
  const most = 200;
  for (let start = 0; start < blocks.length; start += most)
    await send({ type: 'blocks', blocks: blocks.slice(start, start + most) });
}

function blocksOf(element) {
  if (element.type === 'table') return tableRows(element);
  if (element.type === 'paragraph') {
    const text = textOf(element);
    if (text.trim() === '') return [];
    const named = /^(?:heading|标题)\s*(\d)?$|^(?:title|标题)$/i.exec(element.styleName ?? '');
    return [{ kind: named === null ? 'text' : 'heading', text }];
  }
  return (element.children ?? []).flatMap(blocksOf);
}

/** Cells at their columns: what is merged downwards stands in each of its rows, what is merged sideways is null behind its first. */
function rowsOf(table) {
  // By column, what of the rows above reaches down here.
  const hanging = new Map();
  return table.children
    .filter(({ type }) => type === 'tableRow')
    .map((row) => {
      const cells = [];
      const takeHanging = () => {
        for (let above = hanging.get(cells.length); above !== undefined; above = hanging.get(cells.length)) {
          above.rows -= 1;
          if (above.rows === 0) hanging.delete(cells.length);
          cells.push(above.text);
        }
      };
      for (const cell of row.children) {
        takeHanging();
        const text = textOf(cell).replace(/\s+/g, ' ').trim();
        const start = cells.length;
        const end = Math.min(start + (cell.colSpan ?? 1), maxColumns);
        for (let column = start; column < end; column++) {
          const here = column === start ? text : null;
          if (cell.rowSpan > 1) hanging.set(cells.length, { text: here, rows: cell.rowSpan - 1 });
          cells.push(here);
        }
      }
      takeHanging();
      return cells;
    });
}

const tableRows = (table) => [{ kind: 'table', rows: rowsOf(table) }];

function textOf(element) {
  if (element.type === 'text') return element.value;
  if (element.type === 'tab') return '\t';
  if (element.type === 'break') return '\n';
  if (element.type === 'paragraph' || element.type === 'tableRow')
    return `${(element.children ?? []).map(textOf).join('')}\n`.replace(/\n+$/, '\n');
  return (element.children ?? []).map(textOf).join('');
}

async function readXlsx({ content, from, maxRows }) {
  const { read, SSF } = await import('@e965/xlsx');
  let book;
  try {
    const onlyText = { cellHTML: false, cellFormula: false, cellNF: true };
    book = read(content, { type: 'buffer', dense: true, sheetRows: maxRows + 1, ...onlyText });
  } catch (error) {
    return send({
      type: 'problem',
      problem: /password|encrypt/i.test(String(error?.message)) ? 'locked' : 'broken',
    });
  }
  await send({ type: 'opened', pages: book.SheetNames.length });
  for (let number = from; number <= book.SheetNames.length; number++) {
    const name = book.SheetNames[number - 1];
    const isFrom1904 = book.Workbook?.WBProps?.date1904 === true;
    // Cells as they are shown; a range that claims more than there is costs nothing.
    const data = (book.Sheets[name]?.['!data'] ?? []).map((cells) => {
      const row = [];
      (cells ?? []).forEach((cell, column) => {
        const text = dateOf(cell, SSF, isFrom1904) ?? shownIn(cell);
        if (text.trim() !== '') row[column] = text.replace(/\s+/g, ' ').trim();
      });
      return Array.from(row, (text) => text ?? '');
    });
    spreadMerged(data, book.Sheets[name]?.['!merges'] ?? []);
    const rows = data.filter((row) => row?.some((text) => text !== '' && text !== null));
    await send({ type: 'sheet', page: number, name, rows: rows.slice(0, maxRows), isCut: rows.length > maxRows });
  }
}

const shownIn = (cell) => cell?.w ?? (cell?.v === undefined || cell.t === 'z' ? '' : String(cell.v));

/** A day as it is written here: Excel stores most without an order of their own, and the library shows them as American ones. */
function dateOf(cell, SSF, isFrom1904) {
  const format = String(cell?.z ?? '');
  if (cell?.t !== 'n' || !SSF.is_date(format) || !/[ye].*d|d.*[ye]/i.test(format)) return null;
  const { y, m, d, H, M } = SSF.parse_date_code(cell.v, { date1904: isFrom1904 }) ?? {};
  if (!y) return null;
  const time = /h/i.test(format) ? ` ${H}:${String(M).padStart(2, '0')}` : '';
  return `${y}年${m}月${d}日${time}`;
}

/** Like `rowsOf`; only as far as there are rows and columns. */
function spreadMerged(rows, merges) {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  let left = maxMerged;
  for (const { s, e } of merges) {
    const text = rows[s.r]?.[s.c];
    if (text === undefined || text === '') continue;
    for (let r = s.r; r <= Math.min(e.r, rows.length - 1) && left > 0; r++)
      for (let c = s.c; c <= Math.min(e.c, width - 1); c++) {
        while (rows[r].length < c) rows[r].push('');
        rows[r][c] = c === s.c ? text : null;
        left -= 1;
      }
  }
}

async function readPptx(request) {
  const { readPresentation } = await import('./presentation.mjs');
  await readPresentation(request, send);
}

async function readTheme(request) {
  const { readBrand } = await import('./brand.mjs');
  await readBrand(request, send);
}

const readers = { pdf: readPdf, docx: readDocx, xlsx: readXlsx, pptx: readPptx, brand: readTheme };
await readers[workerData.kind](workerData);
parentPort.postMessage({ type: 'done' });
parentPort.close();
