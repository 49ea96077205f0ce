import { caret as caretClass } from '../StreamingMarkdown.css';

/** Caret behind the last words: an element of its own, so that nothing else is restyled. */
export const caret = <span className={caretClass} aria-hidden="true" />;
