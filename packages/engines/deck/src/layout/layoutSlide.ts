import type { Aspect, Override, Slide } from '../deck/deck';
import type { LayoutData, LayoutId } from '../deck/layoutData';
import type { Scene, SceneElement, TextElement } from '../scene/scene';
import type { Theme } from '../theme/theme';
import { type Fitted, fitTogether, ladder } from '../type/fit';
import { closing, cover, quote, section } from './covers';
import { chart, comparison, figures, table } from './data';
import { groundOf } from './ground';
import { bullets, contents, people, picture, process, timeline, twoColumn } from './lists';
import { margin, type Page, pageOf, text } from './page';

const layouts: { [L in LayoutId]: (data: LayoutData[L], page: Page) => SceneElement[] } = {
  cover,
  contents,
  section,
  bullets,
  twoColumn,
  comparison,
  timeline,
  process,
  figures,
  chart,
  table,
  quote,
  people,
  picture,
  closing,
};
/** They have no number. */
const withoutFooter = new Set<LayoutId>(['cover', 'section', 'closing']);

/** What the law asks to be seen on what a model wrote, wherever it is shown. */
const writtenLabel = 'AI生成';

export interface SlidePlace {
  theme: Theme;
  aspect: Aspect;
  /** Number of the slide, from 1; none is shown when it is absent, nor on cover, section and closing. */
  number?: number;
  /** Entries of its list on the slides before it, which its own numbers go on from; 0 when absent. */
  from?: number;
}

/** Scene of a slide: everything on it with its place. Equal input gives an equal scene, in a browser as on a server. */
export function layoutSlide(slide: Slide, { theme, aspect, number, from }: SlidePlace): Scene {
  const page = pageOf(theme, aspect, from);
  const arrange = layouts[slide.layout] as (data: Slide['data'], page: Page) => SceneElement[];
  const elements = arrange(slide.data, page).map((element) => overridden(element, slide.overrides ?? {}));
  const small = (words: string, y: number) =>
    text(
      { slot: '', text: words, x: page.width - margin - 56, y, w: 56, h: 20 },
      { max: 12, min: 12, maxLines: 1 },
      { color: theme.colors.muted, align: 'right', valign: 'middle' },
    );
  const footer = [
    ...(number === undefined || withoutFooter.has(slide.layout) ? [] : small(String(number), 488)),
    ...(slide.isWritten ? small(writtenLabel, 508) : []),
  ];
  const ground = groundOf(elements, page, !withoutFooter.has(slide.layout));
  const inFonts = (all: readonly SceneElement[]) => all.map((element) => inBrandFont(element, theme));
  return {
    width: page.width,
    height: page.height,
    background: theme.colors.background,
    ground: inFonts(ground),
    elements: inFonts([...elements.filter((element) => !ground.includes(element)), ...footer]),
  };
}

/** Slots that are set in the font of headings, whatever the theme. */
const headings = new Set(['title', 'number']);

function inBrandFont(element: SceneElement, { fonts }: Theme): SceneElement {
  if (!fonts || element.kind === 'box' || element.kind === 'image') return element;
  const isHeading = element.kind === 'text' && (element.isSerif || headings.has(element.slot));
  return { ...element, font: isHeading ? fonts.heading : fonts.body };
}

function overridden(element: SceneElement, overrides: Record<string, Override>): SceneElement {
  const change = 'slot' in element && element.slot !== '' ? overrides[element.slot] : undefined;
  if (!change) return element;
  const { dx = 0, dy = 0, w = element.w, h = element.h, sizeStep = 0 } = change;
  const moved = { ...element, x: element.x + dx, y: element.y + dy, w, h };
  return moved.kind === 'text' ? resized(moved, sizeStep) : moved;
}

function resized(element: TextElement, steps: number): TextElement {
  const at = Math.min(Math.max(ladder.indexOf(element.size) - steps, 0), ladder.length - 1);
  const size = ladder[at] ?? element.size;
  const { text, w, h, isBold, lineHeight: before } = element;
  const ratio = before / element.size;
  const [fitted] = fitTogether([{ text, w, h }], { max: size, min: size, isBold, lineHeight: ratio }) as [Fitted];
  return { ...element, ...fitted, lineHeight: ratio * size };
}
