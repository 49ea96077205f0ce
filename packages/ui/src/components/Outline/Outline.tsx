'use client';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { entry, heading as headingClass, label as labelClass, meta as metaClass, outline } from './Outline.css';
import { branchOf, type OutlineItem, type OutlineNode, outlineTree } from './outlineTree';
import { scrollIntoPane } from './scrollIntoPane';

export interface OutlineProps {
  items: OutlineItem[];
  /** 正在读的一条；配合 useScrollSpy。 */
  currentId?: string;
  /**
   * 点了一条；地址照常前往。
   */
  onSelect?: (id: string) => void;
  /** 地址；默认是页内锚点。 */
  hrefFor?: (id: string) => string;
  /** 读给读屏软件的名称，默认“条款目录”。 */
  label?: string;
}

/** Number of entries above which only the branch that is being read is unfolded (a code of law has more than a thousand). */
const foldAbove = 60;

/** 目录. Links for the host's router, which can be copied and opened elsewhere; the current one is kept in view. */
export function Outline({ items, currentId, onSelect, hrefFor = (id) => `#${id}`, label }: OutlineProps) {
  const text = useUiText();
  const ref = useRef<HTMLElement>(null);
  const tree = useMemo(() => outlineTree(items), [items]);
  const branch = useMemo(() => branchOf(items, currentId), [items, currentId]);
  const folds = items.length > foldAbove;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another entry becomes current
  useEffect(() => {
    scrollIntoPane(ref.current?.querySelector('[aria-current]'));
  }, [currentId]);
  const list = (nodes: OutlineNode[]) => (
    <ul>
      {nodes.map(({ item, children }) => (
        <li key={item.id}>
          <Link
            className={entry}
            href={hrefFor(item.id)}
            data-depth={Math.min(3, item.depth)}
            aria-current={item.id === currentId ? 'location' : undefined}
            onPress={() => onSelect?.(item.id)}
          >
            {item.label ? <span className={labelClass}>{item.label}</span> : null}
            <span className={headingClass({ isExcerpt: item.isExcerpt })}>{item.heading}</span>
            {item.meta ? <span className={metaClass}>{item.meta}</span> : null}
          </Link>
          {children.length > 0 && (!folds || branch.has(item.id)) ? list(children) : null}
        </li>
      ))}
    </ul>
  );
  return (
    <nav ref={ref} className={outline} aria-label={label ?? text.clauses}>
      {list(tree)}
    </nav>
  );
}
