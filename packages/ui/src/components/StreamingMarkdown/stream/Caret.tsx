import { caret as caretClass } from '../StreamingMarkdown.css';

/** Where text arrives: an element of its own behind the last words, so that nothing else is restyled. */
export const caret = <span className={caretClass} aria-hidden="true" />;
