import type { List, ListItem, RootContent } from 'mdast';
import { Fragment, memo, type ReactNode } from 'react';
import { renderInline } from './renderInline';
import { bullets, item as itemClass, numbers, task } from './StreamingMarkdown.css';
import { caret } from './stream/Caret';
import { TaskMark } from './TaskMark';

/** Function that draws a block in an item; passed down, because items hold blocks and blocks lists. */
type RenderNode = (node: RootContent, isOpen: boolean, place: number) => ReactNode;

interface ItemProps {
  node: ListItem;
  renderNode: RenderNode;
  /** Whether there are no blank lines between the items, so that their words are in the item itself. */
  isTight: boolean;
  isOpen: boolean;
}

const Item = memo(function Item({ node, isTight, isOpen, renderNode }: ItemProps) {
  const isTask = typeof node.checked === 'boolean';
  const last = node.children.length - 1;
  return (
    <li className={isTask ? `${itemClass} ${task}` : itemClass}>
      {isTask ? <TaskMark isDone={node.checked === true} /> : null}
      {node.children.map((child, i) => {
        const isLast = isOpen && i === last;
        // biome-ignore-start lint/suspicious/noArrayIndexKey: an item grows at its end, so that a place is an identity
        return isTight && child.type === 'paragraph' ? (
          <Fragment key={i}>
            {renderInline(child.children, isLast)}
            {isLast ? caret : null}
          </Fragment>
        ) : (
          renderNode(child, isLast, i)
        );
        // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
      })}
      {isOpen && last < 0 ? caret : null}
    </li>
  );
});

/** List; an item renders again only when its own source changed. */
export function MarkdownList({ node, isOpen, renderNode }: { node: List; isOpen: boolean; renderNode: RenderNode }) {
  const items = node.children.map((item, i) => (
    <Item
      // biome-ignore lint/suspicious/noArrayIndexKey: items are added at the end, so that a place is an identity
      key={i}
      node={item}
      renderNode={renderNode}
      isTight={!node.spread && !item.spread}
      isOpen={isOpen && i === node.children.length - 1}
    />
  ));
  if (!node.ordered) return <ul className={bullets}>{items}</ul>;
  return (
    <ol className={numbers} start={node.start ?? undefined}>
      {items}
    </ol>
  );
}
