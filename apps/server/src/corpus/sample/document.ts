import { formatChineseNumber } from '@hengce/text';
import type { PolicyRecord } from '../../library/records';

type Clause = PolicyRecord['clauses'][number];

/** Stands at the end of every sample clause, so that a copied sentence still says what it is. */
const SAMPLE_MARK = '（示例条款）';

/** Writer of one document: numbers its clauses and marks each as 示例. */
export interface DocumentWriter {
  clauses: Clause[];
  chapter(heading: string): void;
  /** Adds an article: text without its last mark (。 is added, ： before rows), and rows as its items. @returns its clause id */
  article(heading: string, text: string, rows?: readonly string[]): string;
  /** Adds a numbered part of a notice: 一、申报条件. @returns its clause id */
  part(heading: string, text: string, rows?: readonly string[]): string;
  preamble(text: string): string;
}

export function documentWriter(): DocumentWriter {
  const clauses: Clause[] = [];
  let chapters = 0;
  let articles = 0;
  let parts = 0;
  let chapterId: string | null = null;

  const addRows = (parent: Clause, rows: readonly string[]) => {
    rows.forEach((row, index) => {
      clauses.push({
        id: `${parent.id}.${index + 1}`,
        parentId: parent.id,
        kind: 'item',
        label: `（${formatChineseNumber(index + 1)}）`,
        heading: '',
        text: `${row}${index === rows.length - 1 ? '。' : '；'}${SAMPLE_MARK}`,
        depth: parent.depth + 1,
      });
    });
  };
  const add = (clause: Omit<Clause, 'text'>, text: string, rows: readonly string[]): string => {
    const whole = text === '' ? '' : `${text}${rows.length > 0 ? '：' : '。'}${SAMPLE_MARK}`;
    const complete: Clause = { ...clause, text: whole };
    clauses.push(complete);
    addRows(complete, rows);
    return complete.id;
  };

  return {
    clauses,
    chapter(heading) {
      chapters += 1;
      chapterId = `ch-${chapters}`;
      add(
        {
          id: chapterId,
          parentId: null,
          kind: 'chapter',
          label: `第${formatChineseNumber(chapters)}章`,
          heading,
          depth: 0,
        },
        '',
        [],
      );
    },
    article(heading, text, rows = []) {
      articles += 1;
      const place = { parentId: chapterId, depth: chapterId === null ? 0 : 1 };
      return add(
        { id: `art-${articles}`, ...place, kind: 'article', label: `第${formatChineseNumber(articles)}条`, heading },
        text,
        rows,
      );
    },
    part(heading, text, rows = []) {
      parts += 1;
      return add(
        {
          id: `part-${parts}`,
          parentId: null,
          kind: 'heading',
          label: `${formatChineseNumber(parts)}、`,
          heading,
          depth: 0,
        },
        text,
        rows,
      );
    },
    preamble(text) {
      return add({ id: 'preamble', parentId: null, kind: 'preamble', label: '', heading: '', depth: 0 }, text, []);
    },
  };
}
