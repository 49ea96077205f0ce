import type { LayoutData } from '../deck/layoutData';
import type { SceneElement } from '../scene/scene';
import { box, margin, type Page, rows, text, texts } from './page';

/** How the brand colour lies on a page without a body, and what is legible on it. */
function ground({ theme, width, height }: Page): {
  elements: SceneElement[];
  left: number;
  title: string;
  other: string;
} {
  const { colors, cover } = theme;
  const onPaper = { left: 80, title: colors.ink, other: colors.muted };
  switch (cover) {
    case 'solid':
      return {
        elements: [
          box({ x: 0, y: 0, w: width, h: height }, colors.brand),
          box({ x: 80, y: 116, w: 56, h: 4 }, colors.onBrand),
        ],
        left: 80,
        title: colors.onBrand,
        other: colors.onBrand,
      };
    case 'band':
      return {
        elements: [
          box({ x: 0, y: 0, w: width, h: 84 }, colors.brand),
          box({ x: 0, y: 84, w: width, h: 4 }, colors.accent),
        ],
        ...onPaper,
      };
    case 'split':
      return {
        elements: [
          box({ x: 0, y: 0, w: 56, h: height }, colors.brand),
          box({ x: 56, y: 0, w: 6, h: height }, colors.surface),
        ],
        ...onPaper,
        left: 112,
      };
    case 'frame':
      return {
        elements: [
          box({ x: 24, y: 24, w: width - 48, h: height - 48 }, colors.brand),
          box({ x: 27, y: 27, w: width - 54, h: height - 54 }, colors.background),
          box({ x: 80, y: 116, w: 56, h: 4 }, colors.brand),
        ],
        ...onPaper,
      };
    default:
      return {
        elements: [
          box({ x: 80, y: 116, w: width - 160, h: 3 }, colors.brand),
          box({ x: 80, y: 416, w: width - 160, h: 1 }, colors.line),
        ],
        ...onPaper,
      };
  }
}

export function cover(data: LayoutData['cover'], page: Page): SceneElement[] {
  const { elements, left, title, other } = ground(page);
  const w = page.width - left - 80;
  const isSerif = page.theme.hasSerifTitles;
  return [
    ...elements,
    ...text(
      { slot: 'title', text: data.title, x: left, y: 140, w, h: 132 },
      { max: 44, min: 28, isBold: true, lineHeight: 1.3, maxLines: 2, isTitle: true },
      { color: title, isSerif, valign: 'bottom' },
    ),
    ...text(
      { slot: 'subtitle', text: data.subtitle ?? '', x: left, y: 292, w, h: 60 },
      { max: 20, min: 16, maxLines: 2 },
      { color: other },
    ),
    ...texts(
      [
        { slot: 'unit', text: data.unit ?? '', x: left, y: 430, w, h: 28 },
        { slot: 'date', text: data.date ?? '', x: left, y: 458, w, h: 28 },
      ].filter((placed) => placed.text !== ''),
      { max: 16, min: 14, maxLines: 1 },
      { color: other, valign: 'middle' },
    ),
  ];
}

export function section(data: LayoutData['section'], page: Page): SceneElement[] {
  const { elements, left, title, other } = ground(page);
  const w = page.width - left - 80;
  const isSerif = page.theme.hasSerifTitles;
  const numberColor = title === page.theme.colors.ink ? page.theme.colors.brand : title;
  return [
    ...elements,
    ...text(
      { slot: 'number', text: data.number, x: left, y: 148, w, h: 64 },
      { max: 44, min: 28, isBold: true, maxLines: 1 },
      { color: numberColor, isSerif, valign: 'bottom' },
    ),
    ...text(
      { slot: 'title', text: data.title, x: left, y: 220, w, h: 100 },
      { max: 36, min: 24, isBold: true, lineHeight: 1.35, maxLines: 2, isTitle: true },
      { color: title, isSerif },
    ),
    ...text(
      { slot: 'lead', text: data.lead ?? '', x: left, y: 330, w, h: 56 },
      { max: 18, min: 16, maxLines: 2 },
      { color: other },
    ),
  ];
}

export function closing(data: LayoutData['closing'], page: Page): SceneElement[] {
  const { elements, left, title, other } = ground(page);
  const w = page.width - left - 80;
  const list = { x: left, y: 222, w, h: 196 };
  const lines = rows(list, Math.max(data.steps.length, 3), 8);
  return [
    ...elements,
    ...text(
      { slot: 'title', text: data.title, x: left, y: 140, w, h: 66 },
      { max: 36, min: 24, isBold: true, maxLines: 1 },
      { color: title, isSerif: page.theme.hasSerifTitles, valign: 'middle' },
    ),
    ...texts(
      data.steps.map((step, n) => ({
        slot: `steps.${n}.text`,
        text: `${n + 1}. ${step.text}`,
        x: left,
        w,
        ...(lines[n] as { y: number; h: number }),
      })),
      { max: 18, min: 14, maxLines: 2 },
      { color: title, valign: 'middle' },
    ),
    ...text(
      { slot: 'contact', text: data.contact ?? '', x: left, y: 440, w, h: 40 },
      { max: 14, min: 12, maxLines: 2 },
      { color: other, valign: 'middle' },
    ),
  ];
}

export function quote(data: LayoutData['quote'], page: Page): SceneElement[] {
  const { colors, hasSerifTitles } = page.theme;
  const x = 120;
  const w = page.width - 2 * x;
  return [
    box({ x: margin, y: 96, w: page.width - 2 * margin, h: 348 }, colors.surface, page.theme.radius),
    ...text(
      { slot: '', text: '“', x, y: 108, w: 80, h: 76 },
      { max: 52, min: 52, isBold: true },
      { color: colors.brand, isSerif: true },
    ),
    ...text(
      { slot: 'text', text: data.text, x, y: 184, w, h: 168 },
      { max: 28, min: 20, lineHeight: 1.5 },
      { color: colors.ink, isSerif: hasSerifTitles, valign: 'middle' },
    ),
    ...text(
      { slot: 'source', text: `——${data.source}`, x, y: 376, w, h: 44 },
      { max: 16, min: 14, maxLines: 2 },
      { color: colors.muted, align: 'right' },
    ),
  ];
}
