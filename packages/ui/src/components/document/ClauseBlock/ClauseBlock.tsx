import { DocumentFont } from '../../../provider/DocumentFont';
import { actions as actionsClass, annotation as annotationClass, clause, title, words } from './ClauseBlock.css';
import { ClauseWords } from './ClauseWords';
import type { ClauseBlockProps } from './clauseBlockProps';
import type { ClauseKind } from './clauseOptions';

const titled = ['part', 'chapter', 'section', 'heading'] as const;
const isTitle = (kind: ClauseKind): kind is (typeof titled)[number] => (titled as readonly string[]).includes(kind);

/**
 * 条款. One unit of the original text, in the document's typeface, with its own anchor: a title, words, or a title with
 * the words below it. None of our own words are inside it.
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
      <DocumentFont />
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
