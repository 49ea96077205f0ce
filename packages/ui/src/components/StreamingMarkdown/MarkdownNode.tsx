import type { RootContent } from 'mdast';
import type { ReactNode } from 'react';
import { CodeBlock } from './CodeBlock';
import { MarkdownList } from './MarkdownList';
import { MarkdownTable } from './MarkdownTable';
import { renderInline } from './renderInline';
import { heading, paragraph, quote, separator } from './StreamingMarkdown.css';
import { caret } from './stream/Caret';

export interface MarkdownNodeProps {
  node: RootContent;
  /** Whether text still arrives at its end, where the caret is. */
  isOpen: boolean;
}

/** Block of an answer, if its kind is on the allow-list; nothing for other kinds. */
export function MarkdownNode({ node, isOpen }: MarkdownNodeProps): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return (
        <p className={paragraph}>
          {renderInline(node.children, isOpen)}
          {isOpen ? caret : null}
        </p>
      );
    case 'heading': {
      // An answer stands below a heading of the page.
      const Title = `h${Math.min(6, node.depth + 2)}` as 'h3';
      return (
        <Title className={heading[node.depth === 1 ? 'first' : node.depth === 2 ? 'second' : 'third']}>
          {renderInline(node.children, isOpen)}
          {isOpen ? caret : null}
        </Title>
      );
    }
    case 'blockquote':
      return (
        <blockquote className={quote}>
          {node.children.map((child, i) => renderNode(child, isOpen && i === node.children.length - 1, i))}
        </blockquote>
      );
    case 'list':
      return <MarkdownList node={node} isOpen={isOpen} renderNode={renderNode} />;
    case 'table':
      return <MarkdownTable node={node} isOpen={isOpen} />;
    case 'code':
      return <CodeBlock code={node.value} language={node.lang ?? ''} isOpen={isOpen} />;
    case 'thematicBreak':
      return <hr className={separator} />;
    default:
      return null;
  }
}

/** A block inside another. Blocks are added at the end, so that a place is an identity. */
const renderNode = (node: RootContent, isOpen: boolean, place: number): ReactNode => (
  <MarkdownNode key={place} node={node} isOpen={isOpen} />
);
