import type { Clause } from './Clause';
import type { Line, MarkerStyle } from './lines';
import type { UniqueIds } from './UniqueIds';

type Block = Extract<Line, { kind: 'text' | 'marker' | 'table' }>;
type Marker = Extract<Line, { kind: 'marker' }>;

interface Place {
  /** What the ids of the clauses in it begin with. */
  prefix: string;
  parentId: string | null;
  depth: number;
}

/**
 * Clauses below one article (款, 项, 目, tables), or running text outside of articles (一、（一）1.). Ids follow the way
 * Chinese law is cited: 第七条第（二）项 is art-7.2 where the article has one paragraph; with several, 第二款 is art-7.2 and
 * 第一款第（二）项 is art-7.1.2.
 */
export class ArticleBody {
  private readonly blocks: Block[] = [];
  private readonly article: Clause | null;
  private readonly outer: Place;
  private readonly out: Clause[] = [];
  /** Clause to which a marker of the outermost style belongs. */
  private owner: Place;
  private open: { style: MarkerStyle; clause: Clause }[] = [];
  private paragraphs = 0;
  private tables = 0;

  /** @param head the article, or where running text stands. */
  constructor(
    head: Clause | Place,
    private readonly ids: UniqueIds,
  ) {
    this.article = 'kind' in head ? head : null;
    this.outer = 'kind' in head ? { prefix: head.id, parentId: head.id, depth: head.depth + 1 } : head;
    this.owner = this.outer;
  }

  take(line: Block): void {
    const last = this.blocks.at(-1);
    if (line.kind === 'table' && last?.kind === 'table') {
      last.text += `\n${line.text}`;
    } else if (line.kind === 'text' && this.article?.text === '' && this.blocks.length === 0) {
      // 第七条 alone on its line: the next line is its text.
      this.article.text = line.text;
    } else {
      this.blocks.push({ ...line });
    }
  }

  finish(): Clause[] {
    if (this.article) {
      this.out.push(this.article);
      this.paragraphs = 1;
      if (this.blocks.some(({ kind }) => kind === 'text'))
        this.owner = { ...this.outer, prefix: `${this.outer.prefix}.1` };
    }
    for (const block of this.blocks) {
      if (block.kind === 'marker') this.addMarker(block);
      else if (block.kind === 'table')
        this.add(`${this.outer.prefix}.t${++this.tables}`, this.outer, { kind: 'table', text: block.text });
      else if (this.article) this.addParagraph(block.text);
      else this.addLooseText(block.text);
    }
    return this.out;
  }

  private addParagraph(text: string): void {
    this.paragraphs += 1;
    const { id, depth } = this.add(`${this.outer.prefix}.${this.paragraphs}`, this.outer, { kind: 'paragraph', text });
    this.owner = { prefix: id, parentId: id, depth: depth + 1 };
    this.open = [];
  }

  /** Adds a text outside of articles; after 一、 it continues that part. */
  private addLooseText(text: string): void {
    const section = this.open[0];
    this.paragraphs += 1;
    if (section) {
      const { id, depth } = section.clause;
      this.open = [section];
      this.add(`${id}.p${this.paragraphs}`, { parentId: id, depth: depth + 1 }, { kind: 'paragraph', text });
    } else {
      this.add(`${this.outer.prefix}.p${this.paragraphs}`, this.outer, { kind: 'paragraph', text });
    }
  }

  private addMarker(marker: Marker): void {
    const level = this.open.findIndex(({ style }) => style === marker.style);
    if (level >= 0) this.open = this.open.slice(0, level);
    const parent = this.open.at(-1)?.clause;
    const place = parent ? { parentId: parent.id, depth: parent.depth + 1 } : this.owner;
    const id = `${parent?.id ?? this.owner.prefix}.${marker.no}`;
    const isHeading = this.article === null && parent === undefined && isHeadline(marker);
    const isInner = this.open.some(({ clause }) => clause.kind !== 'heading');
    const clause = this.add(
      id,
      place,
      isHeading
        ? { kind: 'heading', label: marker.label, heading: marker.text }
        : { kind: isInner ? 'subitem' : 'item', label: marker.label, text: marker.text },
    );
    this.open.push({ style: marker.style, clause });
  }

  private add(
    id: string,
    place: Pick<Place, 'parentId' | 'depth'>,
    part: Pick<Clause, 'kind'> & Partial<Clause>,
  ): Clause {
    const clause: Clause = {
      label: '',
      heading: '',
      text: '',
      ...part,
      id: this.ids.take(id),
      parentId: place.parentId,
      depth: place.depth,
    };
    this.out.push(clause);
    return clause;
  }
}

/** 一、申报条件 is a heading; 一、将第七条修改为：… is text. */
function isHeadline({ style, text }: Marker): boolean {
  return style === 'han' && text.length <= 30 && !/[，。；：！？,;:]/.test(text);
}
