import { ArticleBody } from './ArticleBody';
import type { Clause } from './Clause';
import { classifyLine, type Line } from './lines';
import { UniqueIds } from './UniqueIds';

export interface ParsedDocument {
  /** Top heading or headings; null when the text has none. */
  title: string | null;
  clauses: Clause[];
}

interface Container {
  clause: Clause;
  /** 1 part … 4 section for the units of a law, 9 for other headings. */
  rank: number;
  hashes: number;
}

const ranks = { part: 1, subpart: 2, chapter: 3, section: 4 } as const;
const prefixes = { part: 'pt', subpart: 'sub', chapter: 'ch', section: 's' } as const;

/**
 * Title and clauses (编, 章, 节, 条, 款, 项, 目) of the plain or Markdown text of a law, regulation or notice. Nothing is lost:
 * title, labels, headings and texts joined are the source without white space, heading signs and comments.
 */
export function parseClauses(source: string): ParsedDocument {
  const parser = new Parser();
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  parser.hasPreamble = lines.some((line) => line.includes('<!-- INFO END -->'));
  for (const raw of lines) {
    const line = classifyLine(raw, parser.expectedArticle);
    if (line !== null) parser.take(line, raw.trim());
  }
  return parser.finish();
}

class Parser {
  /** Whether the lines before the end mark are the revision history. */
  hasPreamble = false;
  expectedArticle = 1;
  private title: string | null = null;
  private readonly clauses: Clause[] = [];
  private readonly ids = new UniqueIds();
  private containers: Container[] = [];
  /** The article, or the running text between articles, that lines are added to. */
  private body: ArticleBody | null = null;
  private preamble: string[] = [];
  private looseCount = 0;

  take(line: Line, raw: string): void {
    // The books of 民法典 are filed one by one, each under the title of the code and its own.
    if (line.kind === 'title' && this.clauses.length === 0 && this.preamble.length === 0 && this.body === null) {
      this.title = this.title === null ? line.text : `${this.title} ${line.text}`;
      return;
    }
    if (line.kind === 'preambleEnd') {
      this.closePreamble();
      this.hasPreamble = false;
      return;
    }
    if (this.hasPreamble) {
      this.preamble.push(raw);
      return;
    }
    if (line.kind === 'structure') this.openStructure(line);
    else if (line.kind === 'heading') this.openHeading(line);
    else if (line.kind === 'article') this.openArticle(line);
    else if (line.kind === 'title') this.openHeading({ kind: 'heading', label: '', text: line.text, hashes: 1 });
    else if (line.kind === 'annex') this.openHeading({ kind: 'heading', label: '', text: line.text, hashes: 2 });
    else this.openBody().take(line);
  }

  finish(): ParsedDocument {
    this.closePreamble();
    this.closeBody();
    return { title: this.title, clauses: this.clauses };
  }

  private closePreamble(): void {
    if (this.preamble.length === 0) return;
    this.clauses.push({
      id: this.ids.take('preamble'),
      parentId: null,
      kind: 'preamble',
      label: '',
      heading: '',
      text: this.preamble.join('\n'),
      depth: 0,
    });
    this.preamble = [];
  }

  private openStructure(line: Extract<Line, { kind: 'structure' }>): void {
    this.closeBody();
    const rank = ranks[line.unit];
    this.leaveContainers((open) => open.rank >= rank && (open.rank < 9 || open.hashes >= line.hashes));
    const parent = this.containers.at(-1)?.clause;
    const inLaw = parent && parent.kind !== 'heading' ? `${parent.id}.` : '';
    const kind = line.unit === 'subpart' ? 'part' : line.unit;
    this.openContainer(
      { id: `${inLaw}${prefixes[line.unit]}-${line.no}`, kind, label: line.label, heading: line.text },
      rank,
      line.hashes,
    );
  }

  private openHeading(line: Extract<Line, { kind: 'heading' }>): void {
    this.closeBody();
    this.leaveContainers((open) => open.hashes === 0 || open.hashes >= line.hashes);
    this.openContainer(
      { id: `h-${this.clauses.length + 1}`, kind: 'heading', label: line.label, heading: line.text },
      9,
      line.hashes,
    );
  }

  private leaveContainers(isOver: (open: Container) => boolean): void {
    while (this.containers.length > 0 && isOver(this.containers.at(-1) as Container)) this.containers.pop();
  }

  private openContainer(part: Pick<Clause, 'id' | 'kind' | 'label' | 'heading'>, rank: number, hashes: number): void {
    const parent = this.containers.at(-1)?.clause;
    const clause: Clause = {
      ...part,
      id: this.ids.take(part.id),
      parentId: parent?.id ?? null,
      text: '',
      depth: parent ? parent.depth + 1 : 0,
    };
    this.clauses.push(clause);
    this.containers.push({ clause, rank, hashes });
  }

  private openArticle(line: Extract<Line, { kind: 'article' }>): void {
    this.closeBody();
    this.expectedArticle = line.no + 1;
    const parent = this.containers.at(-1)?.clause;
    const id = this.ids.take(line.sub === null ? `art-${line.no}` : `art-${line.no}-${line.sub}`);
    const head: Clause = {
      id,
      parentId: parent?.id ?? null,
      kind: 'article',
      label: line.label,
      heading: '',
      text: line.text,
      depth: parent ? parent.depth + 1 : 0,
    };
    this.body = new ArticleBody(head, this.ids);
  }

  private openBody(): ArticleBody {
    if (this.body === null) {
      const parent = this.containers.at(-1)?.clause;
      this.looseCount += 1;
      this.body = new ArticleBody(
        { prefix: `p-${this.looseCount}`, parentId: parent?.id ?? null, depth: parent ? parent.depth + 1 : 0 },
        this.ids,
      );
    }
    return this.body;
  }

  private closeBody(): void {
    // One by one: a list this long as arguments would overflow the stack.
    for (const clause of this.body?.finish() ?? []) this.clauses.push(clause);
    this.body = null;
  }
}
