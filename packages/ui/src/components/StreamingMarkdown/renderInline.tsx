import type { PhrasingContent } from 'mdast';
import { Fragment, type ReactNode } from 'react';
import { MarkdownImage } from './MarkdownImage';
import { MarkdownLink } from './MarkdownLink';
import { Markers } from './Markers';
import { emphasis, inlineCode, strong } from './StreamingMarkdown.css';
import { splitText } from './stream/splitText';
import { Words } from './stream/Words';

const hasFigure = /\d|[一二三四五六七八九十百千万]/;

const closing = /^[，。；：、！？）》」』”’]/;

const renderText = (value: string, isOpen: boolean): ReactNode =>
  splitText(value, isOpen).map((part, index, parts) => {
    if (part.kind === 'citations') {
      const isClosed = closing.test(parts[index + 1]?.value ?? '');
      return <Markers key={part.at} markers={part.markers} isClosed={isClosed} />;
    }
    if (part.kind === 'words')
      return hasFigure.test(part.value) ? <Words key={part.at} value={part.value} /> : part.value;
    return (
      <MarkdownLink key={part.at} address={part.value} isBare>
        {part.value}
      </MarkdownLink>
    );
  });

/** Words of a link: nothing in them is interactive again. */
const plainText = (nodes: readonly PhrasingContent[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'image') return node.alt ?? '';
      return 'children' in node ? plainText(node.children) : 'value' in node ? node.value : '';
    })
    .join('');

function renderOne(node: PhrasingContent, isOpen: boolean): ReactNode {
  switch (node.type) {
    case 'text':
      return renderText(node.value, isOpen);
    case 'strong':
      return <strong className={strong}>{renderInline(node.children, isOpen)}</strong>;
    case 'emphasis':
      return <em className={emphasis}>{renderInline(node.children, isOpen)}</em>;
    case 'delete':
      return <del>{renderInline(node.children, isOpen)}</del>;
    case 'inlineCode':
      return <code className={inlineCode}>{node.value}</code>;
    case 'break':
      return <br />;
    case 'link': {
      const words = plainText(node.children);
      return (
        <MarkdownLink address={node.url} isBare={words === node.url}>
          {words || node.url}
        </MarkdownLink>
      );
    }
    case 'image':
      return <MarkdownImage address={node.url} alt={node.alt ?? ''} />;
    default:
      return 'value' in node ? node.value : null;
  }
}

/**
 * React elements of inline nodes by allow-list; others show as text or not at all.
 *
 * @param isOpen whether more text will follow at the end
 */
export function renderInline(nodes: readonly PhrasingContent[], isOpen: boolean): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: text grows at its end, so that a place is an identity
  return nodes.map((node, i) => <Fragment key={i}>{renderOne(node, isOpen && i === nodes.length - 1)}</Fragment>);
}
