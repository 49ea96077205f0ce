import type { LayoutData, LayoutId, Slide } from '@hengce/deck';
import { movedMarks } from './slots';

/** What a slide says, whatever its layout. */
interface Content {
  title: string;
  /** `at`: where it stood, as the beginning of the paths of its citations. */
  entries: { head: string; text: string; at: string }[];
  source: string;
}

/** The slide in another layout with all its words; its citations and marks follow them. What the layout has no list for becomes one text. */
export function changeLayout(slide: Slide, layout: LayoutId): Slide {
  if (slide.layout === layout) return slide;
  const content = contentOf(slide);
  const { data, places } = filled(layout, content);
  const marks = movedMarks(slide, (path) => {
    const n = content.entries.findIndex(({ at }) => at !== '' && `${path}.`.startsWith(`${at}.`));
    return (n >= 0 ? places[n] : undefined) ?? (path === 'source' && 'source' in data ? 'source' : 'title');
  });
  const { overrides: _places, ...kept } = slide;
  return { ...kept, layout, data, ...marks } as Slide;
}

const words = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join('，');
const line = ({ head, text }: { head: string; text: string }): string =>
  head && text ? `${head}：${text}` : head || text;

function contentOf({ layout, data }: Slide): Content {
  const title = 'title' in data ? data.title : '';
  const source = ('source' in data && data.source) || '';
  const of = (entries: Content['entries']): Content => ({
    title,
    source,
    entries: entries.filter((entry) => line(entry)),
  });
  const texts = (list: string, items: { text: string }[]) =>
    items.map(({ text }, n) => ({ head: '', text, at: `${list}.${n}` }));
  switch (layout) {
    case 'cover':
      return of([data.subtitle, data.unit, data.date].map((text) => ({ head: '', text: text ?? '', at: '' })));
    case 'section':
      return of([{ head: '', text: data.lead ?? '', at: 'lead' }]);
    case 'contents':
    case 'bullets':
      return of(texts('items', data.items));
    case 'closing':
      return of([...texts('steps', data.steps), { head: '', text: data.contact ?? '', at: 'contact' }]);
    case 'twoColumn':
      return of(data.columns.map(({ head, body }, n) => ({ head, text: body, at: `columns.${n}` })));
    case 'process':
      return of(data.steps.map(({ head, text }, n) => ({ head, text, at: `steps.${n}` })));
    case 'timeline':
      return of(data.nodes.map(({ date, label }, n) => ({ head: date, text: label, at: `nodes.${n}` })));
    case 'figures':
      return of(
        data.figures.map(({ number, unit, label }, n) => ({ head: label, text: number + unit, at: `figures.${n}` })),
      );
    case 'people':
      return of(
        data.people.map(({ name, role, about }, n) => ({ head: name, text: words(role, about), at: `people.${n}` })),
      );
    case 'comparison':
      return of(
        data.rows.map(({ label, cells }, n) => ({
          head: label,
          text: words(...cells.map((cell, column) => cell && `${data.head[column] ?? ''}${cell}`)),
          at: `rows.${n}`,
        })),
      );
    case 'table':
      return of(data.rows.map(([head = '', ...cells], n) => ({ head, text: words(...cells), at: `rows.${n}` })));
    case 'chart':
      return of(
        data.categories.map((category, n) => ({
          head: category,
          text: words(
            ...data.series.map(({ name, values }) => (values[n] == null ? '' : `${name}${values[n]}${data.unit}`)),
          ),
          at: `categories.${n}`,
        })),
      );
    case 'quote':
      return { title: data.source, source, entries: [{ head: '', text: data.text, at: 'text' }] };
    case 'picture':
      return of([{ head: '', text: data.text, at: 'text' }]);
  }
}

/** Data of a layout, and where each entry came to stand. */
function filled(
  layout: LayoutId,
  { title, entries, source }: Content,
): { data: LayoutData[LayoutId]; places: string[] } {
  const all = entries.map(line).join('\n');
  const listed = <T>(list: string, of: (entry: Content['entries'][number]) => T) => ({
    list: entries.map(of),
    places: entries.map((_, n) => `${list}.${n}`),
  });
  const whole = (path: string) => entries.map(() => path);
  switch (layout) {
    case 'cover':
      return { data: { title, ...(all ? { subtitle: all } : {}) }, places: whole('subtitle') };
    case 'section':
      return { data: { number: '', title, ...(all ? { lead: all } : {}) }, places: whole('lead') };
    case 'contents':
    case 'bullets': {
      const { list, places } = listed('items', (entry) => ({ text: line(entry) }));
      return { data: { title, items: list }, places: places.map((place) => `${place}.text`) };
    }
    case 'closing': {
      const { list, places } = listed('steps', (entry) => ({ text: line(entry) }));
      return { data: { title, steps: list }, places: places.map((place) => `${place}.text`) };
    }
    case 'twoColumn': {
      if (entries.length === 2) {
        const { list, places } = listed('columns', ({ head, text }) => ({ head, body: text }));
        return { data: { title, columns: list }, places: places.map((place) => `${place}.body`) };
      }
      const half = Math.ceil(entries.length / 2);
      const body = (from: number, to?: number) => entries.slice(from, to).map(line).join('\n');
      return {
        data: {
          title,
          columns: [
            { head: '', body: body(0, half) },
            { head: '', body: body(half) },
          ],
        },
        places: entries.map((_, n) => `columns.${n < half ? 0 : 1}.body`),
      };
    }
    case 'process': {
      const { list, places } = listed('steps', ({ head, text }) => ({ head, text }));
      return { data: { title, steps: list }, places: places.map((place) => `${place}.text`) };
    }
    case 'timeline': {
      const { list, places } = listed('nodes', ({ head, text }) => ({ date: head, label: text }));
      return { data: { title, nodes: list }, places: places.map((place) => `${place}.label`) };
    }
    case 'figures': {
      const { list, places } = listed('figures', ({ head, text }) => ({ number: text, unit: '', label: head }));
      return { data: { title, figures: list, source }, places: places.map((place) => `${place}.number`) };
    }
    case 'people': {
      const { list, places } = listed('people', ({ head, text }) => ({ name: head, role: text }));
      return { data: { title, people: list }, places: places.map((place) => `${place}.role`) };
    }
    case 'comparison': {
      const { list, places } = listed('rows', ({ head, text }) => ({ label: head, cells: [text, ''] }));
      return { data: { title, head: ['', ''], rows: list }, places: places.map((place) => `${place}.cells.0`) };
    }
    case 'table': {
      const { list, places } = listed('rows', ({ head, text }) => [head, text]);
      return {
        data: { title, head: ['', ''], rows: list, ...(source ? { source } : {}) },
        places: places.map((place) => `${place}.1`),
      };
    }
    case 'chart': {
      // A word is no number: what is not one stays in the name of its category, and the value is left open.
      const numberOf = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null);
      const { list } = listed('categories', (entry) => (numberOf(entry.text) === null ? line(entry) : entry.head));
      return {
        data: {
          ...{ title, form: 'bar', unit: '', categories: list, source },
          series: [{ name: '', values: entries.map(({ text }) => numberOf(text)) }],
        },
        places: entries.map((_, n) => `categories.${n}`),
      };
    }
    case 'quote':
      return { data: { text: all || title, source: all ? title : source }, places: whole('text') };
    case 'picture':
      return { data: { title, text: all, image: { file: '', alt: '', width: 0, height: 0 } }, places: whole('text') };
  }
}
