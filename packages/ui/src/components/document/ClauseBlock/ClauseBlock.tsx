import type { ReactNode } from 'react';
import { actions as actionsClass, annotation as annotationClass, clause, title, words } from './ClauseBlock.css';
import { ClauseWords } from './ClauseWords';
import type { ClauseChange, ClauseKind } from './clauseOptions';

export interface ClauseBlockProps {
  /** 页内锚点，如 art-7 */
  id: string;
  /** 第七条、（二）、1.；没有则为空 */
  label?: string;
  /** 编号之后的标题 */
  heading?: string;
  text?: string;
  /** 章、节、条、款、项、目…… */
  kind: ClauseKind;
  /** 在目录中的深度；标题的层级由它得出。 */
  depth?: number;
  /**
   * 被引用或从检索结果跳来的一条
   *
   * @default false
   */
  isCited?: boolean;
  /** 正文里命中的区间 [起, 止) */
  marks?: [number, number][];
  /** 与另一版本比较时的增删；有它时不标命中。 */
  changes?: readonly ClauseChange[];
  /** 复制等动作；有指针时悬停或聚焦才出现，触屏上总在。 */
  actions?: ReactNode;
  /** 写在条款之后的批注，如按企业资料的测算。批注不是原文。 */
  annotation?: ReactNode;
}

const titled = ['part', 'chapter', 'section', 'heading'] as const;
const isTitle = (kind: ClauseKind): kind is (typeof titled)[number] => (titled as readonly string[]).includes(kind);

/**
 * 条款: one unit of the original text, in the document's voice, with its own anchor: a title, words, or a title with the
 * words below it. Nothing of ours stands inside the words.
 */
export function ClauseBlock(props: ClauseBlockProps) {
  const {
    id,
    label,
    heading,
    text = '',
    kind,
    depth = 0,
    isCited = false,
    marks,
    changes,
    actions,
    annotation,
  } = props;
  const Title = `h${Math.min(6, 2 + depth)}` as 'h2';
  const hasTitle = isTitle(kind);
  const body = hasTitle && !heading ? '' : text;
  const hasWords = !hasTitle || body !== '';
  const hasActions = Boolean(actions) && hasWords;
  return (
    <div id={id} className={clause} data-cited={isCited || undefined} data-has-actions={hasActions || undefined}>
      {hasTitle ? (
        <Title className={title({ kind })}>{[label, heading || text].filter(Boolean).join('\u3000')}</Title>
      ) : null}
      {hasWords ? (
        <p
          className={words({ kind: hasTitle ? 'paragraph' : kind, isList: kind === 'preamble' && body.includes('\n') })}
        >
          <ClauseWords
            {...(hasTitle ? {} : { label, heading })}
            text={body}
            kind={kind}
            marks={marks}
            changes={changes}
            hasRoom={hasActions}
          />
        </p>
      ) : null}
      {hasActions ? <div className={actionsClass}>{actions}</div> : null}
      {annotation ? <div className={annotationClass}>{annotation}</div> : null}
    </div>
  );
}
