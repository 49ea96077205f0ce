import type { ListItem, Nodes, RootContent } from 'mdast';
import { generatedNotice } from './export/aiLabel';
import { parseMarkdown } from './export/parseMarkdown';
import type { StoredAnswer } from './service';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/**
 * Answer as HTML that contains only paragraphs and line breaks, which the copy action strips; the last paragraph of a
 * generated one says that it is.
 */
export function contentOf({ answer }: StoredAnswer): string {
  const paragraphs = parseMarkdown(answer.text).map((node) => linesOf(node).join('\n'));
  // 《人工智能生成合成内容标识办法》: what is copied says so too.
  if (answer.isGenerated) paragraphs.push(generatedNotice);
  return paragraphs
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

/** The words of a block as one writes them without Markdown: no signs, no addresses, no markers of sources. */
function linesOf(node: RootContent | ListItem): string[] {
  switch (node.type) {
    case 'list':
      return node.children.flatMap((item, index) => {
        const sign = node.ordered ? `${(node.start ?? 1) + index}. ` : '· ';
        return linesOf(item).map((line, at) => (at === 0 ? `${sign}${line}` : `  ${line}`));
      });
    case 'listItem':
    case 'blockquote':
      return node.children.flatMap(linesOf);
    case 'table':
      return node.children.map((row) => row.children.map((cell) => wordsOf(cell)).join('\t'));
    case 'code':
      return node.value.split('\n');
    case 'thematicBreak':
      return [];
    default:
      return wordsOf(node).split('\n');
  }
}

function wordsOf(node: Nodes): string {
  if (node.type === 'break') return '\n';
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'text') return node.value.replace(/\[\^\d+\]/g, '');
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}
