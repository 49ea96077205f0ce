import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { parseMarkdown } from '../components/StreamingMarkdown/parse/parseMarkdown';
import { safeUrl } from '../components/StreamingMarkdown/safeUrl';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (words: string) => words.replace(/[&<>"]/g, (sign) => escapes[sign] as string);

/** Citation markers, which mean nothing away from their sources. */
const marker = /\[\^[\w-]{1,40}\](?:[、，,]\s*(?=\[\^))?/g;
const read = (markdown: string) => parseMarkdown(markdown.replaceAll(marker, ''));

const all = (nodes: readonly Nodes[]) => nodes.map(htmlOf).join('');
// No inline styles: the browser cleans what goes to the clipboard under the page's policy, which forbids them.
const element = (name: string, inside: string, attributes = '') => `<${name}${attributes}>${inside}</${name}>`;

function htmlOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return escaped(node.value);
    case 'inlineCode':
      return element('code', escaped(node.value));
    case 'code':
      return element('pre', escaped(node.value));
    case 'heading':
      return element(`h${node.depth}`, all(node.children));
    case 'paragraph':
      return element('p', all(node.children));
    case 'strong':
    case 'emphasis':
    case 'delete':
      return element({ strong: 'b', emphasis: 'i', delete: 's' }[node.type], all(node.children));
    case 'blockquote':
      return element('blockquote', all(node.children));
    case 'list':
      return element(node.ordered ? 'ol' : 'ul', all(node.children));
    case 'listItem':
      return element('li', all(node.children));
    case 'table': {
      const [head, ...rows] = node.children;
      const row = (cells: typeof head, name: string) =>
        element('tr', (cells?.children ?? []).map((cell) => element(name, all(cell.children))).join(''));
      const inside = row(head, 'th') + rows.map((cells) => row(cells, 'td')).join('');
      return element('table', inside, ' border="1" cellspacing="0" cellpadding="4"');
    }
    case 'link': {
      const url = safeUrl(node.url);
      return url ? `<a href="${escaped(url.href)}">${all(node.children)}</a>` : all(node.children);
    }
    case 'break':
      return '<br>';
    case 'thematicBreak':
      return '<hr>';
    default:
      // An image would be fetched by whoever opens the text; what is not known is words at most.
      return 'alt' in node && node.alt ? escaped(node.alt) : 'value' in node ? escaped(String(node.value)) : '';
  }
}

/**
 * HTML of an answer for Word and WPS: real headings, lists and tables, without colours of a theme. For the clipboard
 * only; it is never put into a page.
 */
export const markdownToHtml = (markdown: string): string => all(read(markdown) as RootContent[]);

const plain = (nodes: readonly (PhrasingContent | Nodes)[]): string => nodes.map(plainOf).join('');
function plainOf(node: Nodes): string {
  if (node.type === 'break') return '\n';
  if (node.type === 'tableRow') return `${node.children.map((cell) => plain(cell.children)).join('\t')}\n`;
  if (node.type === 'listItem') return `- ${plain(node.children)}`;
  const inside = 'children' in node ? plain(node.children) : 'value' in node ? String(node.value) : '';
  return ['paragraph', 'heading', 'code', 'table'].includes(node.type) ? `${inside}\n` : inside;
}
/** Plain text of an answer; table cells are separated by tabs. */
export const markdownToText = (markdown: string): string => plain(read(markdown)).trim();
