import { EditorView } from '@codemirror/view';
import { vars } from '@hengce/ui/theme';

const { color, font, space } = vars;
const underline = (line: string, paint: string, thick = '2px') => ({
  textDecoration: `underline ${line} ${paint} ${thick}`,
  textUnderlineOffset: '5px',
  textDecorationSkipInk: 'none',
});

/**
 * Look of the editor (screen 12). Its rules are in a constructed sheet of the editor's own root: the policy allows no
 * style element.
 */
export const theme = EditorView.theme({
  '&': { height: '100%', color: color.text.default, background: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: font.document,
    fontSize: '16px',
    lineHeight: '32px',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: `${space[7]} ${space[7]} 40vh`,
    justifyContent: 'center',
    scrollbarWidth: 'thin',
  },
  '.cm-content': {
    boxSizing: 'border-box',
    flex: '0 1 720px',
    minWidth: '0',
    minHeight: '60vh',
    height: 'max-content',
    padding: '48px 60px',
    background: color.surface.default,
    border: `1px solid ${color.border.default}`,
    caretColor: color.text.default,
    textAutospace: 'no-autospace',
    overflowWrap: 'anywhere',
  },
  '&.cm-focused .cm-content': { borderColor: color.border.control },
  '.cm-line': { padding: '0' },
  '.cm-selectionBackground': { background: `${color.accent.subtle.default}` },
  '.hc-mark': { cursor: 'pointer', boxDecorationBreak: 'clone', WebkitBoxDecorationBreak: 'clone' },
  // Around the words, so that no stroke is under it; in their line, so that a line begins neither with it nor with the comma behind it.
  '.hc-number::after': {
    content: '"\\2060" attr(data-number)',
    cursor: 'pointer',
    fontFamily: font.sans,
    fontSize: '11px',
    lineHeight: '1',
    verticalAlign: '6px',
    color: color.text.muted,
    marginInlineStart: '1px',
  },
  '.hc-error': underline('solid', color.danger.default),
  '.hc-review': underline('wavy', color.warning.default, '1.5px'),
  '.hc-suggestion': underline('dotted', color.accent.default),
  '.hc-current': { background: color.surface.active, boxShadow: `0 0 0 2px ${color.surface.active}` },
  '.hc-accepted': { background: color.success.subtle },
  '.hc-found': { outline: `1px solid ${color.accent.default}`, background: color.accent.subtle.default },
  '.hc-found-current': { outlineWidth: '2px', background: color.accent.subtle.strong },
  '@media (max-width: 899px)': {
    '.cm-scroller': { padding: '0 0 40vh' },
    '.cm-content': { padding: '20px 16px', border: '0', minHeight: '50vh' },
    '&.cm-focused .cm-content': { borderColor: 'transparent' },
  },
  '@media (forced-colors: active)': { '.hc-current': { outline: '1px solid Highlight' } },
});
