import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { Severity } from '@hengce/proofreading';
import { vars } from '@hengce/ui/theme';
import { issueMarks } from './marks';

const rank: Record<Severity, number> = { error: 3, review: 2, suggestion: 1 };
const slots = 160;
const classOf = (severity: string): string => `hc-tick hc-tick-${severity}`;

/** Where in the text issues are: a strip beside the scroll bar, the gravest of each stretch. */
const strip = ViewPlugin.fromClass(
  class {
    readonly dom = document.createElement('div');
    constructor(readonly view: EditorView) {
      this.dom.className = 'hc-strip';
      this.dom.setAttribute('aria-hidden', 'true');
      this.dom.addEventListener('pointerdown', this.#jump);
      view.dom.append(this.dom);
      this.#draw();
    }
    update({ startState, state, geometryChanged }: ViewUpdate) {
      if (geometryChanged || startState.field(issueMarks.field) !== state.field(issueMarks.field)) this.#draw();
    }
    destroy() {
      this.dom.remove();
    }
    #draw() {
      this.view.requestMeasure({
        key: this,
        read: (view) => {
          const height = Math.max(1, view.contentHeight);
          const found: (Severity | undefined)[] = [];
          for (const marks = view.state.field(issueMarks.field).iter(); marks.value; marks.next()) {
            const severity = (marks.value.spec as { severity: Severity }).severity;
            const slot = Math.min(slots - 1, Math.floor((view.lineBlockAt(marks.from).top / height) * slots));
            const other = found[slot];
            if (other === undefined || rank[severity] > rank[other]) found[slot] = severity;
          }
          return found;
        },
        write: (found) => {
          const ticks = [...found.entries()].flatMap(([slot, severity]) => {
            if (severity === undefined) return [];
            const tick = document.createElement('span');
            tick.className = classOf(severity);
            tick.style.top = `${(slot / slots) * 100}%`;
            return [tick];
          });
          this.dom.replaceChildren(...ticks);
        },
      });
    }
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
