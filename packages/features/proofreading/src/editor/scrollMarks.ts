import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { Severity } from '@hengce/proofreading';
import { vars } from '@hengce/ui/theme';
import { issueMarks, spansIn } from './marks';

const rank: Record<Severity, number> = { error: 3, review: 2, suggestion: 1 };
const slots = 160;
const classOf = (severity: string): string => `hc-tick hc-tick-${severity}`;

/** Milliseconds without a change before the strip is drawn: one that trails what is typed disturbs nobody. */
const quietMs = 250;

/** Where in the text issues are: a strip beside the scroll bar, the gravest of each stretch. */
const strip = ViewPlugin.fromClass(
  class {
    readonly dom = document.createElement('div');
    #due: ReturnType<typeof setTimeout> | undefined;
    constructor(readonly view: EditorView) {
      this.dom.className = 'hc-strip';
      this.dom.setAttribute('aria-hidden', 'true');
      this.dom.addEventListener('pointerdown', this.#jump);
      view.dom.append(this.dom);
    }
    update({ startState, state, geometryChanged }: ViewUpdate) {
      if (!geometryChanged && startState.field(issueMarks.field) === state.field(issueMarks.field)) return;
      clearTimeout(this.#due);
      this.#due = setTimeout(this.#draw, quietMs);
    }
    destroy() {
      clearTimeout(this.#due);
      this.dom.remove();
    }
    #draw = () => {
      const { state, contentHeight } = this.view;
      const height = Math.max(1, contentHeight);
      const gravest: (Severity | undefined)[] = [];
      let slot = 0;
      const slotEnd = () =>
        slot === slots - 1 ? state.doc.length : this.view.lineBlockAtHeight(((slot + 1) / slots) * height).from;
      let end = slotEnd();
      for (const { from, span } of spansIn(state.field(issueMarks.field), 0, state.doc.length)) {
        for (; from > end; end = slotEnd()) slot += 1;
        const other = gravest[slot];
        if (other === undefined || rank[span.severity] > rank[other]) gravest[slot] = span.severity;
      }
      this.dom.replaceChildren(
        ...[...gravest.entries()].flatMap(([at, severity]) => {
          if (severity === undefined) return [];
          const tick = document.createElement('span');
          tick.className = classOf(severity);
          tick.style.top = `${(at / slots) * 100}%`;
          return [tick];
        }),
      );
    };
    #jump = ({ clientY }: PointerEvent) => {
      const { top, height } = this.dom.getBoundingClientRect();
      const at = this.view.lineBlockAtHeight(((clientY - top) / height) * this.view.contentHeight);
      this.view.dispatch({ effects: EditorView.scrollIntoView(at.from, { y: 'center' }) });
    };
  },
);

const { color } = vars;
export const scrollMarks = [
  strip,
  EditorView.theme({
    '.hc-strip': { position: 'absolute', insetBlock: '0', insetInlineEnd: '12px', width: '8px', cursor: 'pointer' },
    '.hc-tick': { position: 'absolute', insetInline: '0', height: '3px', borderRadius: '1px' },
    '.hc-tick-error': { background: color.danger.default },
    '.hc-tick-review': { background: color.warning.default },
    '.hc-tick-suggestion': { background: color.accent.default, opacity: '0.6' },
    '@media (max-width: 899px)': { '.hc-strip': { insetInlineEnd: '0', width: '4px' } },
  }),
];
