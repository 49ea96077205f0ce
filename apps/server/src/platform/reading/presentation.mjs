// Reads a .pptx slide by slide: its words, tables, charts, pictures and notes, and what of it is nothing of these. Runs in the thread of
// reading.worker.mjs, plain JavaScript like it; what it sends is described by `ReadSlide` in readParts.ts.
import { all, child, openPackage, paragraphsOf, pictureKind } from './officePackage.mjs';

/** Pictures of the whole file that are sent, and how large each may be, in bytes. */
const maxPictures = 60;
const maxPictureBytes = 5_000_000;
/** Rows of height in which shapes stand side by side: 0.3 inches, in EMU. */
const rowHeight = 274_320;
/** Placeholders of the sheet, which say nothing of the slide. */
const ofTheSheet = new Set(['dt', 'ftr', 'sldNum']);

/** Cells by column; null behind the first of those that are merged sideways. */
const tableOf = (table) =>
  all(table, 'tr').map((row) =>
    all(row, 'tc').map((cell) =>
      cell.attributes.hMerge === '1'
        ? null
        : paragraphsOf(child(cell, 'txBody'))
            .map(({ text }) => text)
            .join(' '),
    ),
  );

const pointsOf = (element) => {
  const points = [];
  for (const point of all(element, 'pt')) points[Number(point.attributes.idx)] = child(point, 'v')?.text ?? '';
  return Array.from(points, (value) => value ?? '');
};

/** Figures of a chart as a table, its series side by side; null where it has none. */
function figuresOf(tree) {
  const series = all(child(tree, 'chartSpace', 'chart', 'plotArea'), 'ser');
  const categories = pointsOf(child(series[0], 'cat'));
  if (series.length === 0 || categories.length === 0) return null;
  const names = series.map((one) => pointsOf(child(one, 'tx'))[0] ?? '');
  const values = series.map((one) => pointsOf(child(one, 'val')));
  return [['', ...names], ...categories.map((category, n) => [category, ...values.map((each) => each[n] ?? '')])];
}

/** Shapes in the order in which they are read: placeholders, then from the top left; those of groups where the group stands. */
function shapesOf(tree, place = null) {
  return (tree?.children ?? []).flatMap((shape) => {
    if (shape.name === 'AlternateContent') return shapesOf(child(shape, 'Fallback') ?? child(shape, 'Choice'), place);
    const [offset] = all(child(shape, 'spPr') ?? child(shape, 'grpSpPr') ?? shape, 'off');
    const own = offset ? [Math.round(Number(offset.attributes.y) / rowHeight), Number(offset.attributes.x)] : [-1, 0];
    if (shape.name === 'grpSp') return shapesOf(shape, place ?? own);
    return ['sp', 'pic', 'graphicFrame'].includes(shape.name) ? [{ shape, place: place ?? own }] : [];
  });
}

const inOrder = (shapes) =>
  shapes.toSorted((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1]).map(({ shape }) => shape);

async function readSlide(file, part, pictures) {
  const tree = await file.tree(part);
  const relations = await file.relations(part);
  const isHidden = ['0', 'false'].includes(child(tree, 'sld')?.attributes.show);
  const slide = { title: null, paragraphs: [], tables: [], charts: [], pictures: [], notes: '', isHidden, leftOut: {} };
  const leave = (kind) => {
    slide.leftOut[kind] = (slide.leftOut[kind] ?? 0) + 1;
  };
  const readers = {
    sp(shape) {
      const type = all(child(shape, 'nvSpPr'), 'ph')[0]?.attributes.type;
      if (ofTheSheet.has(type)) return;
      const said = paragraphsOf(child(shape, 'txBody'));
      if (type === 'title' || type === 'ctrTitle') slide.title = said.map(({ text }) => text).join(' ') || null;
      else if (said.length > 0) slide.paragraphs.push(...said);
      else if (type === undefined) leave('shape');
    },
    async pic(shape) {
      if (all(shape, 'videoFile').length + all(shape, 'audioFile').length > 0) return leave('media');
      const target = relations.get(all(shape, 'blip')[0]?.attributes['r:embed'])?.part ?? '';
      const kind = pictureKind(target);
      const content = kind && pictures.left > 0 ? await file.bytes(target) : undefined;
      if (content === undefined || content.length > maxPictureBytes) return leave('picture');
      pictures.left -= 1;
      slide.pictures.push({ kind, content, alt: all(shape, 'cNvPr')[0]?.attributes.descr ?? '' });
    },
    async graphicFrame(shape) {
      const [data] = all(shape, 'graphicData');
      const [table] = all(data, 'tbl');
      const ofChart = relations.get(all(data, 'chart')[0]?.attributes['r:id']);
      const ofDiagram = relations.get(all(data, 'relIds')[0]?.attributes['r:dm']);
      if (table) slide.tables.push(tableOf(table));
      else if (ofChart) {
        const figures = figuresOf(await file.tree(ofChart.part));
        if (figures) slide.charts.push(figures);
        else leave('chart');
      } else if (ofDiagram) {
        // Its words are kept, its drawing is not.
        slide.paragraphs.push(...paragraphsOf(await file.tree(ofDiagram.part)));
        leave('diagram');
      } else leave('object');
    },
  };
  for (const shape of inOrder(shapesOf(child(tree, 'sld', 'cSld', 'spTree')))) await readers[shape.name](shape);
  for (const { kind, part: other } of relations.values()) {
    if (kind === 'notesSlide') slide.notes = notesOf(await file.tree(other));
    if (kind === 'comments') leave('comment');
  }
  if (all(child(tree, 'sld'), 'timing').length > 0) leave('animation');
  return slide;
}

/** What the speaker says; other placeholders of the sheet of notes show the slide and its number. */
const notesOf = (tree) =>
  shapesOf(child(tree, 'notes', 'cSld', 'spTree'))
    .filter(({ shape }) => all(child(shape, 'nvSpPr'), 'ph')[0]?.attributes.type === 'body')
    .flatMap(({ shape }) => paragraphsOf(child(shape, 'txBody')).map(({ text }) => text))
    .join('\n');

/** Sends the slides of a .pptx in their order. */
export async function readPresentation({ content, maxPages }, send) {
  const main = 'ppt/presentation.xml';
  let file;
  let slides;
  try {
    file = await openPackage(content);
    const relations = await file.relations(main);
    slides = all(await file.tree(main), 'sldId').map(({ attributes }) => relations.get(attributes['r:id']).part);
  } catch {
    return send({ type: 'problem', problem: 'broken' });
  }
  await send({ type: 'opened', pages: slides.length });
  if (slides.length > maxPages) return;
  const pictures = { left: maxPictures };
  for (const [n, part] of slides.entries()) {
    try {
      await send({ type: 'slide', page: n + 1, slide: await readSlide(file, part, pictures) });
    } catch {
      return send({ type: 'problem', problem: 'broken' });
    }
  }
}
