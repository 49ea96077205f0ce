import type { LayoutData } from '../deck/layoutData';
import type { Box, SceneElement, TextElement } from '../scene/scene';
import { box, columns, dot, heading, type Page, type Placed, rows, text, texts } from './page';

/** Entries of a table of contents that one column holds; more stand in two. */
const maxInColumn = 6;

export function contents(data: LayoutData['contents'], page: Page): SceneElement[] {
  const { colors, radius } = page.theme;
  const isWide = data.items.length > maxInColumn;
  const perColumn = isWide ? Math.ceil(data.items.length / 2) : data.items.length;
  const lines = rows({ ...page.body, h: 340 }, Math.max(perColumn, 4), 14);
  const sides = columns(page.body, isWide ? 2 : 1, 32);
  const indent = isWide ? 16 : 24;
  const side = Math.min(46, lines[0]?.h ?? 46);
  const columnOf = (n: number) => sides[Math.floor(n / perColumn)] as { x: number; w: number };
  const middle = (n: number) => {
    const { y, h } = lines[n % perColumn] as { y: number; h: number };
    return y + (h - side) / 2;
  };
  const number = (n: number): Placed => ({
    slot: '',
    text: String(page.from + n + 1).padStart(2, '0'),
    x: columnOf(n).x,
    y: middle(n),
    w: side,
    h: side,
  });
  return [
    ...heading(page, data.title),
    ...data.items.map((_, n) => box({ x: columnOf(n).x, y: middle(n), w: side, h: side }, colors.brand, radius)),
    ...texts(
      data.items.map((_, n) => number(n)),
      { max: 20, min: 14, isBold: true, maxLines: 1 },
      { color: colors.onBrand, align: 'center', valign: 'middle' },
    ),
    ...texts(
      data.items.map(({ text: item }, n) => ({
        slot: `items.${n}.text`,
        text: item,
        x: columnOf(n).x + side + indent,
        y: middle(n),
        w: columnOf(n).w - side - indent,
        h: side,
      })),
      isWide ? { max: 20, min: 16, maxLines: 2, lineHeight: 1.3 } : { max: 22, min: 18, maxLines: 1 },
      { color: colors.ink, valign: 'middle' },
    ),
  ];
}

export function bullets(data: LayoutData['bullets'], page: Page): SceneElement[] {
  const { colors } = page.theme;
  const { body } = page;
  const equal = rows(body, Math.max(data.items.length, 3), 10);
  const placed = data.items.map(({ text: item }, n) => ({
    slot: `items.${n}.text`,
    text: item,
    x: body.x + 26,
    w: body.w - 26,
    ...(equal[n] as { y: number; h: number }),
  }));
  const set = stacked(texts(placed, { max: 22, min: 14, lineHeight: 1.45 }, { color: colors.ink }), body);
  // At the middle of its first line, whatever size that came to.
  const marks = set.map(({ y, lineHeight }) => dot(body.x + 4, y + lineHeight / 2 - 4, 8, colors.brand));
  return [...heading(page, data.title), ...marks, ...set];
}

/** One below the other as high as their lines, with what is left between them, though never far apart. */
function stacked(set: TextElement[], { y: top, h }: Box): TextElement[] {
  const heights = set.map(({ lines, lineHeight }) => lines.length * lineHeight);
  const free = h - heights.reduce((sum, height) => sum + height, 0);
  const gap = Math.min(Math.max(free / Math.max(set.length, 1), 0), 32);
  let y = top + 8;
  return set.map((element, n) => {
    const placed = { ...element, y, h: heights[n] as number };
    y += placed.h + gap;
    return placed;
  });
}

export function twoColumn(data: LayoutData['twoColumn'], page: Page): SceneElement[] {
  const { colors, radius } = page.theme;
  const sides = columns(page.body, 2, 24);
  const inside = (n: number) => ({ x: (sides[n]?.x ?? 0) + 20, w: (sides[n]?.w ?? 0) - 40 });
  const accents = [colors.brand, colors.accent];
  return [
    ...heading(page, data.title),
    ...sides.flatMap((side, n) => [
      box({ ...side, y: page.body.y, h: page.body.h }, colors.surface, radius),
      box({ ...inside(n), y: page.body.y + 56, h: 2 }, accents[n] as string),
    ]),
    ...texts(
      data.columns.map(({ head }, n) => ({
        slot: `columns.${n}.head`,
        text: head,
        ...inside(n),
        y: page.body.y + 8,
        h: 44,
      })),
      { max: 20, min: 16, isBold: true, maxLines: 2, lineHeight: 1.25 },
      { color: colors.ink, valign: 'middle' },
    ),
    ...texts(
      data.columns.map(({ body }, n) => ({
        slot: `columns.${n}.body`,
        text: body,
        ...inside(n),
        y: page.body.y + 70,
        h: page.body.h - 86,
      })),
      { max: 18, min: 14, lineHeight: 1.5 },
      { color: colors.ink },
    ),
  ];
}

/** Nodes with dates on one line; those that are past are filled. */
export function timeline(data: LayoutData['timeline'], page: Page): SceneElement[] {
  const { colors } = page.theme;
  const parts = columns(page.body, data.nodes.length, 12);
  const axis = page.body.y + 132;
  const middle = (n: number) => (parts[n]?.x ?? 0) + (parts[n]?.w ?? 0) / 2;
  const last = data.nodes.length - 1;
  const past = data.nodes.reduce((found, { isPast }, n) => (isPast ? n : found), -1);
  return [
    ...heading(page, data.title),
    box({ x: middle(0), y: axis - 1.5, w: middle(last) - middle(0), h: 3 }, colors.line),
    ...(past > 0 ? [box({ x: middle(0), y: axis - 1.5, w: middle(past) - middle(0), h: 3 }, colors.brand)] : []),
    ...data.nodes.flatMap(({ isPast }, n) => [
      dot(middle(n) - 9, axis - 9, 18, colors.brand),
      ...(isPast ? [] : [dot(middle(n) - 6, axis - 6, 12, colors.background)]),
    ]),
    ...texts(
      data.nodes.map(({ date }, n) => ({
        slot: `nodes.${n}.date`,
        text: date,
        ...(parts[n] as { x: number; w: number }),
        y: axis - 62,
        h: 44,
      })),
      { max: 16, min: 12, isBold: true, maxLines: 2, lineHeight: 1.3 },
      { color: colors.brand, align: 'center', valign: 'bottom' },
    ),
    ...texts(
      data.nodes.map(({ label }, n) => ({
        slot: `nodes.${n}.label`,
        text: label,
        ...(parts[n] as { x: number; w: number }),
        y: axis + 22,
        h: 120,
      })),
      { max: 16, min: 14 },
      { color: colors.ink, align: 'center' },
    ),
  ];
}

export function process(data: LayoutData['process'], page: Page): SceneElement[] {
  const { colors, radius } = page.theme;
  const parts = columns(page.body, data.steps.length, 20);
  const top = page.body.y + 20;
  const inside = (n: number, y: number, h: number): Box => ({
    x: (parts[n]?.x ?? 0) + 14,
    y,
    w: (parts[n]?.w ?? 0) - 28,
    h,
  });
  return [
    ...heading(page, data.title),
    ...parts.flatMap((part, n) => [
      box({ ...part, y: top, h: 300 }, colors.surface, radius),
      box({ ...part, y: top, h: 6 }, colors.brand),
      // From one step to the next.
      ...(n > 0 ? [box({ x: part.x - 20, y: top + 148, w: 20, h: 3 }, colors.line)] : []),
    ]),
    ...texts(
      data.steps.map((_, n) => ({ slot: '', text: String(page.from + n + 1), ...inside(n, top + 22, 36) })),
      { max: 24, min: 24, isBold: true, maxLines: 1 },
      { color: colors.brand, valign: 'middle' },
    ),
    ...texts(
      data.steps.map(({ head }, n) => ({ slot: `steps.${n}.head`, text: head, ...inside(n, top + 64, 56) })),
      { max: 18, min: 14, isBold: true, maxLines: 2 },
      { color: colors.ink },
    ),
    ...texts(
      data.steps.map(({ text: step }, n) => ({ slot: `steps.${n}.text`, text: step, ...inside(n, top + 128, 160) })),
      { max: 16, min: 14 },
      { color: colors.muted },
    ),
  ];
}

export function people(data: LayoutData['people'], page: Page): SceneElement[] {
  const { colors, radius } = page.theme;
  const perRow = data.people.length > 3 ? Math.ceil(data.people.length / 2) : data.people.length;
  const lines = rows(page.body, data.people.length > 3 ? 2 : 1, 16);
  const parts = columns(page.body, Math.max(perRow, 2), 16);
  const card = (n: number): Box => {
    const line = lines[Math.floor(n / perRow)] as { y: number; h: number };
    return { ...(parts[n % perRow] as { x: number; w: number }), y: line.y, h: Math.min(line.h, 260) };
  };
  const inside = (n: number, from: number, h: number): Box => ({
    x: card(n).x + 16,
    y: card(n).y + from,
    w: card(n).w - 32,
    h,
  });
  const present = <T extends Placed>(placed: T[]) => placed.filter((one) => one.text !== '');
  return [
    ...heading(page, data.title),
    ...data.people.flatMap((_, n) => [box(card(n), colors.surface, radius), box({ ...card(n), w: 4 }, colors.brand)]),
    ...texts(
      data.people.map(({ name }, n) => ({ slot: `people.${n}.name`, text: name, ...inside(n, 14, 30) })),
      { max: 18, min: 16, isBold: true, maxLines: 1 },
      { color: colors.ink, valign: 'middle' },
    ),
    ...texts(
      data.people.map(({ role }, n) => ({ slot: `people.${n}.role`, text: role, ...inside(n, 46, 40) })),
      { max: 14, min: 12, maxLines: 2 },
      { color: colors.brand },
    ),
    ...texts(
      present(
        data.people.map(({ about }, n) => ({
          slot: `people.${n}.about`,
          text: about ?? '',
          ...inside(n, 90, card(n).h - 98),
        })),
      ),
      { max: 14, min: 12 },
      { color: colors.muted },
    ),
  ];
}

export function picture(data: LayoutData['picture'], page: Page): SceneElement[] {
  const { colors } = page.theme;
  const [left, right] = columns(page.body, 2, 32) as [{ x: number; w: number }, { x: number; w: number }];
  const frame: Box = { ...right, y: page.body.y, h: page.body.h };
  const { file, alt, width, height } = data.image;
  const scale = width > 0 && height > 0 ? Math.min(frame.w / width, frame.h / height) : 0;
  const place: Box =
    scale > 0
      ? {
          x: frame.x + (frame.w - width * scale) / 2,
          y: frame.y + (frame.h - height * scale) / 2,
          w: width * scale,
          h: height * scale,
        }
      : frame;
  return [
    ...heading(page, data.title),
    ...text(
      { slot: 'text', text: data.text, ...left, y: page.body.y, h: page.body.h },
      { max: 18, min: 14, lineHeight: 1.6 },
      { color: colors.ink, valign: 'middle' },
    ),
    ...(file === '' ? [box(frame, colors.surface)] : []),
    { kind: 'image', slot: 'image', file, alt: alt.trim() === '' ? data.title : alt, ...place },
  ];
}
