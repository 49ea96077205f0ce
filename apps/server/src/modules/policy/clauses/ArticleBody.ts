import type { Line, MarkerStyle } from './lines';
import type { Clause } from './parseClauses';
import type { UniqueIds } from './UniqueIds';

type Block = Extract<Line, { kind: 'text' | 'marker' | 'table' }>;

interface LooseHead {
  prefix: string;
  parentId: string | null;
  depth: number;
}

/**
 * Everything below one article (款, 项, 目, tables), or running text that stands outside of articles.
 *
 * Ids follow the way Chinese law is cited: 第七条第（二）项 is art-7.2 where the article has one paragraph;
 * with several, 第二款 is art-7.2 and 第一款第（二）项 is art-7.1.2.
 */
export class ArticleBody {
  private readonly blocks: Block[] = [];
  private readonly head: Clause | null;
  private readonly loose: LooseHead;

  constructor(
    head: Clause | LooseHead,
    private readonly ids: UniqueIds,
  ) {
    this.head = 'kind' in head ? head : null;
    this.loose = 'kind' in head ? { prefix: head.id, parentId: head.id, depth: head.depth + 1 } : head;
  }

  take(line: Block): void {
    const last = this.blocks.at(-1);
    if (line.kind === 'table' && last?.kind === 'table') {
      last.text += `\n${line.text}`;
      return;
    }
    // 第七条 alone on its line: the next line is its text.
    if (line.kind === 'text' && this.head?.text === '' && this.blocks.length === 0) {
      this.head.text = line.text;
      return;
    }
    this.blocks.push({ ...line });
  }

  finish(): Clause[] {
    const out: Clause[] = this.head ? [this.head] : [];
    const paragraphs = this.blocks.filter((block) => block.kind === 'text').length + (this.head ? 1 : 0);
    let paragraph = this.head ? 1 : 0;
    let owner = { prefix: this.loose.prefix, parentId: this.loose.parentId, depth: this.loose.depth };
    if (this.head && paragraphs > 1) owner = { ...owner, prefix: `${this.loose.prefix}.1` };
    let open: { style: MarkerStyle; clause: Clause }[] = [];
    let tables = 0;
    for (const block of this.blocks) {
      if (block.kind === 'table') {
        tables += 1;
        out.push(this.clause(`${this.loose.prefix}.t${tables}`, this.loose, 'table', '', block.text));
      } else if (block.kind === 'text') {
        paragraph += 1;
        const id = this.head || paragraphs > 1 ? `${this.loose.prefix}.${paragraph}` : this.loose.prefix;
        const clause = this.clause(id, this.loose, 'paragraph', '', block.text);
        out.push(clause);
        owner = { prefix: clause.id, parentId: clause.id, depth: clause.depth + 1 };
        open = [];
      } else {
        const level = open.findIndex(({ style }) => style === block.style);
        if (level >= 0) open = open.slice(0, level);
        const parent = open.at(-1)?.clause;
        const place = parent ? { parentId: parent.id, depth: parent.depth + 1 } : owner;
        const clause = this.clause(
          `${parent?.id ?? owner.prefix}.${block.no}`,
          place,
          open.length === 0 ? 'item' : 'subitem',
          block.label,
          block.text,
        );
        out.push(clause);
        open.push({ style: block.style, clause });
      }
    }
    return out;
  }

  private clause(
    id: string,
    place: { parentId: string | null; depth: number },
    kind: Clause['kind'],
    label: string,
    text: string,
  ): Clause {
    return { id: this.ids.take(id), parentId: place.parentId, kind, label, heading: '', text, depth: place.depth };
  }
}
