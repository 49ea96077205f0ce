'use client';
import { memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { Citation, type CitationSource } from '../Citation';
import { FlagContext, MarkerContext } from './MarkdownContext';
import { MarkdownNode } from './MarkdownNode';
import { type MarkdownBlock, MarkdownDocument } from './parse/MarkdownDocument';
import { closedGroup, group, openGroup, root, waiting } from './StreamingMarkdown.css';

export interface StreamingMarkdownProps {
  /** Markdown原文；只在末尾增加时，只重新解析和渲染末尾 */
  text: string;
  /**
   * 还在生成：补全末尾没写完的标记，显示光标
   *
   * @default false
   */
  isStreaming?: boolean;
  /**
   * answer 是回答；thinking 是思考过程，字小色淡
   *
   * @default 'answer'
   */
  voice?: 'answer' | 'thinking';
  /** 引用的来源；`[^1]` 或〔1〕对应 id 为 1 的一条，没有来源的标记不显示编号。请保持同一个数组；没有换的几条也请保持同一个对象，编号就不重画 */
  citations?: readonly CitationSource[];
  /** 怎样画一个编号；默认是 `Citation`，悬停看原话。请保持同一个函数 */
  renderCitation?: (source: CitationSource) => ReactNode;
  /** 原文里没有找到的数字，按原样给出，画点线并说明。请保持同一个数组 */
  unprovenFigures?: readonly string[];
}

const noWords: readonly string[] = [];
const none: readonly CitationSource[] = [];
const defaultCitation = (source: CitationSource) => <Citation source={source} />;
/** Blocks in fixed groups, so that a frame compares a group and not every block of a long answer. */
const groupSize = 12;

const Block = memo(function Block({ node, isOpen }: { node: MarkdownBlock['node']; isOpen: boolean }) {
  return <MarkdownNode node={node} isOpen={isOpen} />;
});

interface GroupProps {
  blocks: readonly MarkdownBlock[];
  hasOpenEnd: boolean;
  isHistory: boolean;
}

const Group = memo(
  function Group({ blocks, hasOpenEnd, isHistory }: GroupProps) {
    const arriving = hasOpenEnd ? openGroup : closedGroup;
    return (
      <div className={isHistory ? group : arriving}>
        {blocks.map(({ id, node }, i) => (
          <Block key={id} node={node} isOpen={hasOpenEnd && i === blocks.length - 1} />
        ))}
      </div>
    );
  },
  (before, after) =>
    before.hasOpenEnd === after.hasOpenEnd &&
    before.blocks.length === after.blocks.length &&
    before.blocks.every((block, i) => block === after.blocks[i]),
);

/** 流式正文. Markdown of a model, safe and fast while it grows. HTML in it is never rendered. */
export function StreamingMarkdown(props: StreamingMarkdownProps) {
  const { text, isStreaming = false, voice = 'answer', citations = none, renderCitation = defaultCitation } = props;
  const { unprovenFigures = noWords } = props;
  const [isHistory] = useState(!isStreaming);
  const [document] = useState(() => new MarkdownDocument());
  const blocks = useMemo(() => document.update(text, isStreaming), [document, text, isStreaming]);
  const sources = useMemo(() => new Map(citations.map((source) => [source.id, source])), [citations]);
  // The same element for the same source: a number that is there is not drawn again because another came.
  const drawn = useMemo(() => {
    const known = new WeakMap<CitationSource, ReactNode>();
    return (source: CitationSource) => {
      const node = known.get(source) ?? renderCitation(source);
      known.set(source, node);
      return node;
    };
  }, [renderCitation]);
  const renderMarker = useCallback(
    (id: string) => {
      const source = sources.get(id);
      return source ? drawn(source) : null;
    },
    [sources, drawn],
  );
  const groups = Array.from({ length: Math.ceil(blocks.length / groupSize) }, (_, i) => i * groupSize);
  return (
    <MarkerContext.Provider value={renderMarker}>
      <FlagContext.Provider value={unprovenFigures}>
        <div className={root({ voice, isHistory })} aria-busy={isStreaming || undefined}>
          {groups.map((from) => (
            <Group
              key={from}
              blocks={blocks.slice(from, from + groupSize)}
              hasOpenEnd={isStreaming && from + groupSize >= blocks.length}
              isHistory={isHistory}
            />
          ))}
          {isStreaming && blocks.length === 0 ? <span className={waiting} aria-hidden="true" /> : null}
        </div>
      </FlagContext.Provider>
    </MarkerContext.Provider>
  );
}
