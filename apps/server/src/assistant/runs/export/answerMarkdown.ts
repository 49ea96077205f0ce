import type { Nodes } from 'mdast';
import { implicitLabel, labelProperty, visibleLabel } from './aiLabel';
import { type ExportedAnswer, factsOf, sourceLine, titleOf } from './answerContent';
import { imagePlaceholder } from './markdownBlocks';
import { parseMarkdown } from './parseMarkdown';
import { safeLink } from './safeLink';

/**
 * Answer in Markdown with its sources as footnotes. The implicit label is in the front matter, the place for metadata in
 * Markdown.
 */
export function answerMarkdown({ question, answer }: ExportedAnswer): string {
  const label = implicitLabel(answer);
  const rows = label ? Object.entries(label).map(([key, value]) => `  ${key}: ${JSON.stringify(value)}`) : [];
  const citations = answer.citations ?? [];
  const notes = citations.map((citation) => {
    const quote = citation.quote ? `：“${oneLine(citation.quote)}”` : '';
    return `[^${citation.n}]: ${words(oneLine(sourceLine(citation)) + quote)}`;
  });
  return [
    ...(label ? ['---', `${labelProperty.name}:`, ...rows, '---', ''] : []),
    `# ${words(titleOf(question.text))}`,
    '',
    `> ${visibleLabel(answer)}`,
    '',
    ...factsOf({ question, answer }).map(([name, value]) => `- ${name}：${words(oneLine(value))}`),
    '',
    '## 回答',
    '',
    inert(answer.text, new Set(citations.map(({ n }) => n))),
    '',
    ...(notes.length > 0 ? ['## 引用来源', '', ...notes, ''] : []),
    visibleLabel(answer),
    '',
  ].join('\n');
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

/** Text that means nothing to any Markdown. */
const words = (text: string): string => text.replace(/[\\`*_[\]<>!#~|]/g, '\\$&');

/**
 * The same Markdown for readers that know more of it than we do: what our dialect takes for words (HTML, definitions, references)
 * is written so that others do as well, pictures from elsewhere are not loaded, and links lead to pages only.
 */
function inert(source: string, notes: ReadonlySet<number>): string {
  const edits: { from: number; to: number; text: string }[] = [];
  const visit = (node: Nodes): void => {
    const from = node.position?.start.offset ?? 0;
    const to = node.position?.end.offset ?? 0;
    if (node.type === 'image') edits.push({ from, to, text: imagePlaceholder(words(node.alt ?? '')) });
    else if (node.type === 'link' && safeLink(node.url) === undefined)
      edits.push({ from, to, text: words(textOf(node)) });
    else if (node.type === 'text') edits.push({ from, to, text: wordsIn(source.slice(from, to), notes) });
    else if ('children' in node) for (const child of node.children) visit(child);
  };
  for (const node of parseMarkdown(source)) visit(node);
  let result = '';
  let at = 0;
  for (const { from, to, text } of edits.sort((a, b) => a.from - b.from)) {
    result += source.slice(at, from) + text;
    at = to;
  }
  return result + source.slice(at);
}

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** Brackets and angles that are words stay words; what is escaped already stays as it is. */
const wordsIn = (source: string, notes: ReadonlySet<number>): string =>
  source.replace(/\\[\s\S]|\[\^(\d{1,4})\](?!:)|[[\]<]/g, (sign, n?: string) =>
    sign.startsWith('\\') || (n !== undefined && notes.has(Number(n))) ? sign : sign.replace(/[[\]<]/g, '\\$&'),
  );
