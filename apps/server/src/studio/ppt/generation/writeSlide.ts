import type { MainComponents } from '@hengce/api/contract';
import type { WrittenLayout } from '@hengce/deck';
import { findQuote, parseDay } from '@hengce/text';
import {
  type Llm,
  LlmFailure,
  type LlmMessage,
  repairPrompt,
  unreadableAnswer,
  wholeAnswer,
} from '../../../platform/ports';
import { isPast } from '../slides/fillLayout';
import { line, type Page } from '../slides/Page';
import { type FittedData, fitData, layoutsFor, type WrittenData } from './layouts';
import { type Material, wordsOf } from './material';
import { numbersWithout } from './numbers';
import { type Setting, slidePrompt } from './prompt';

type S = MainComponents['schemas'];
type Slide = S['DeckSlide'];

interface Answer extends FittedData {
  layout: WrittenLayout;
  cites: { path: string; n: number; quote: string }[];
}

/**
 * A slide written by a model. What does not fit is sent back once, and cut after that; citations are looked up, and
 * numbers that neither the cited words nor the outline say are marked.
 *
 * @throws LlmFailure
 */
export async function writeSlide(
  llm: Llm,
  page: Page,
  material: readonly Material[],
  setting: Setting,
  signal: AbortSignal,
): Promise<Slide> {
  const messages = slidePrompt(page, material, setting);
  const layouts = layoutsFor(page);
  const first = await ask(llm, messages, signal);
  let answer = readAnswer(first, layouts);
  if (answer === null || answer.problems.length > 0) {
    const problems = answer?.problems ?? ['不是约定的JSON'];
    const again = readAnswer(await ask(llm, [...messages, ...repairPrompt(first, problems)], signal), layouts);
    if (again !== null && (!again.isIncomplete || answer === null)) answer = again;
  }
  if (answer === null) throw unreadableAnswer();
  if (answer.isIncomplete) throw new LlmFailure('upstream', '大模型没有写够这一页的内容', true);
  return finished(answer, page, material, setting.today);
}

/** What a model says; nothing where it gave no answer at all. */
async function ask(llm: Llm, messages: readonly LlmMessage[], signal: AbortSignal): Promise<string> {
  try {
    return await wholeAnswer(llm, messages, signal);
  } catch (error) {
    // A blank answer is asked for once more, like one that cannot be read.
    if (!(error instanceof LlmFailure) || error.code !== 'blank') throw error;
    return '';
  }
}

/** The first line that is an object of a slide, or the object around which something else stands; null without any. */
function readAnswer(text: string, layouts: readonly WrittenLayout[]): Answer | null {
  for (const part of [...text.split('\n'), text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)]) {
    const value = objectIn(part);
    if (value === null || typeof value.data !== 'object') continue;
    const layout = layouts.find((each) => each === value.layout) ?? (layouts.length === 1 ? layouts[0] : undefined);
    if (layout === undefined) continue;
    return { layout, ...fitData(layout, value.data), cites: citesIn(value.cites) };
  }
  return null;
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const citesIn = (given: unknown): Answer['cites'] =>
  (Array.isArray(given) ? given : []).flatMap((cite: unknown) => {
    const { path, n, quote } = (typeof cite === 'object' && cite !== null ? cite : {}) as Record<string, unknown>;
    return typeof path === 'string' && typeof n === 'number' && typeof quote === 'string'
      ? [{ path: path.replace(/^data\./, ''), n, quote }]
      : [];
  });

function finished({ layout, data, cites }: Answer, page: Page, material: readonly Material[], today: string): Slide {
  const slots = slotsOf(data);
  const paths = new Set(slots.map(({ path }) => path));
  const told = cites.flatMap(({ path, n, quote }) => {
    const from = material[n - 1];
    return from && paths.has(path) ? (citeOf(path, quote, from) ?? []) : [];
  });
  // Words that are copied have their source, also where the model does not say so.
  const copied = slots.flatMap(({ path, text }) =>
    told.some((cite) => cite.path === path)
      ? []
      : (material.flatMap((from) => citeOf(path, text, from) ?? [])[0] ?? []),
  );
  const all = [...told, ...copied].slice(0, 200);
  const outline = wordsOf(page);
  const unverified = slots.flatMap(({ path, text, whole }) => {
    const cited = all.filter((cite) => bearsOut(cite.path, path)).map(({ from }) => from.text);
    const found = numbersWithout([outline, ...cited].join('\n'), whole);
    // A mark holds while its slot has the words.
    return found.map((number) => ({ path, text: text.includes(number) ? number : text }));
  });
  return {
    id: page.head.id,
    layout,
    data: completed(layout, data, all, today),
    isWritten: true,
    ...(all.length > 0 && {
      cites: all.map(({ path, from, quote }) => ({ path, sourceId: from.sourceId, paragraph: from.paragraph, quote })),
    }),
    ...(unverified.length > 0 && { unverified: unverified.slice(0, 100) }),
  } as Slide;
}

/** A cite whose words are in the source as it quotes them; null where they are not. */
function citeOf(path: string, quote: string, from: Material) {
  const words = findQuote(quote, from.text);
  return words === null ? null : { path, from, quote: words.slice(0, 1000) };
}

/** Words of a slide, a slot a line. */
export const wordsOfSlide = ({ data }: Slide): string =>
  slotsOf(data)
    .map(({ whole }) => whole)
    .join('\n');

/** Whether a citation bears out a slot: one of the same entry, such as items.2; what stands above all may rest on any. */
const bearsOut = (cited: string, path: string): boolean =>
  !path.includes('.') || path.startsWith('head.') || entryOf(cited) === entryOf(path);
const entryOf = (path: string): string => path.split('.').slice(0, 2).join('.');

/** All texts of a slide by slot; `whole` is what a number of it is read with. */
function slotsOf(data: object, before = ''): { path: string; text: string; whole: string }[] {
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    const path = `${before}${name}`;
    if (typeof value === 'object' && value !== null) return slotsOf(value, `${path}.`);
    if (typeof value !== 'string' || value === '') return [];
    const unit = name === 'number' && 'unit' in data ? String(data.unit) : '';
    return name === 'unit' ? [] : [{ path, text: value, whole: value + unit }];
  });
}

/** What a layout has beside the words of a model: where figures come from, which days are past. */
function completed(layout: WrittenLayout, data: WrittenData, cites: readonly { from: Material }[], today: string) {
  if (layout === 'figures')
    return { ...data, source: line([...new Set(cites.map(({ from }) => from.title))].join('、')) };
  if (!('nodes' in data)) return data;
  const now = parseDay(today);
  return {
    ...data,
    nodes: data.nodes.map((node) => ({ ...node, ...(now !== null && isPast(node.date, now) && { isPast: true }) })),
  };
}
