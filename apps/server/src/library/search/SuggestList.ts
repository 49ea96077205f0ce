import type { MainComponents } from '@hengce/api/contract';
import { type Day, docNoKey, findDocNo, fold, guessDocNo, markWords, occurrences } from '@hengce/text';
import { reachesPlace } from '../../platform/vocabulary';
import { aliasesOf } from './aliases';
import type { Catalog } from './policyIndex/Catalog';
import type { IndexState } from './policyIndex/IndexState';
import { toSimplified } from './traditional';
import { notionOf, splitByNotions } from './words/programmes';
import { fullNameOf } from './words/shortNames';

type Suggestion = MainComponents['schemas']['Suggestion'];

/** Titles looked at; they lie in order of weight, so the first are the best. */
const maxHits = 200;
const maxPolicies = 7;
const maxOthers = 2;

/**
 * All current titles in one string, the most important first, so that a suggestion is one substring search that stops
 * early. Built when the catalogue changes.
 */
export class SuggestList {
  private readonly documents: number[] = [];
  private readonly starts: number[] = [];
  private readonly joined: string;

  constructor(
    private readonly state: IndexState,
    private readonly today: Day,
  ) {
    const { catalog } = state;
    const current = [...Array(catalog.size).keys()].filter(
      (document) => catalog.live.data[document] === 1 && catalog.successorOf(document) === null,
    );
    current.sort((a, b) => catalog.prior(b) - catalog.prior(a) || catalog.newestKey(b) - catalog.newestKey(a) || a - b);
    const titles: string[] = [];
    let length = 0;
    for (const document of current) {
      const title = fold(catalog.titles[document] as string);
      this.documents.push(document);
      this.starts.push(length);
      titles.push(title);
      length += title.length + 1;
    }
    this.joined = titles.join('\n');
  }

  /** At most ten suggestions, best first, for a firm in the region `near`. */
  suggest(raw: string, near?: string): Suggestion[] {
    const typed = toSimplified(fold(raw.slice(0, 200))).trim();
    if (typed === '') return [];
    const { facets } = this.state.catalog;
    const byDocNo = this.docNos(raw);
    const policies = byDocNo.length > 0 ? [] : this.titles(typed, near);
    const departments = named(facets.department.labels, typed).map(
      (text): Suggestion => entry('department', text, typed),
    );
    const themes = named(facets.theme.labels, typed).map((text): Suggestion => entry('theme', text, typed));
    return [...byDocNo, ...policies, ...departments, ...themes].slice(0, 10);
  }

  private titles(typed: string, near: string | undefined): Suggestion[] {
    const wordings = wordingsOf(typed);
    const [longest = []] = [...wordings].sort((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0));
    const places = longest.flatMap((wording) => occurrences(this.joined, wording, maxHits));
    const hits: { document: number; title: string; isPrefix: boolean }[] = [];
    for (const at of [...this.prefixes(typed), ...places]) {
      const i = this.lineAt(at);
      const document = this.documents[i] as number;
      const title = this.joined.slice(this.starts[i], (this.starts[i + 1] ?? this.joined.length + 1) - 1);
      const isMeant = wordings.every((one) => one.some((wording) => title.includes(wording)));
      if (!isMeant || hits.some((hit) => hit.document === document)) continue;
      hits.push({ document, title, isPrefix: title.replace(/^(?:【示例】|中华人民共和国)/, '').startsWith(typed) });
    }
    const isNear = ({ document }: { document: number }) =>
      near === undefined || reachesPlace(this.state.catalog.regionOf(document), near);
    const isTyped = ({ title }: { title: string }) => title.includes(typed);
    // Titles that begin with what was typed, those that reach the firm, those that have it as it was typed, then the shorter ones, which
    // it covers more of; otherwise by weight.
    hits.sort(
      (a, b) =>
        Number(b.isPrefix) - Number(a.isPrefix) ||
        Number(isNear(b)) - Number(isNear(a)) ||
        Number(isTyped(b)) - Number(isTyped(a)) ||
        Math.sign(a.title.length - b.title.length) *
          Number(a.title.length < 2 * typed.length || b.title.length < 2 * typed.length),
    );
    return hits.slice(0, maxPolicies).map(({ document }) => this.policy(document, wordings));
  }

  private prefixes(typed: string): number[] {
    const first = this.joined.startsWith(typed) ? [0] : [];
    return [...first, ...occurrences(this.joined, `\n${typed}`, maxPolicies).map((at) => at + 1)];
  }

  private docNos(raw: string): Suggestion[] {
    const found = findDocNo(raw) ?? guessDocNo(raw);
    if (found === null) return [];
    const { org, year, no } = found.docNo;
    return this.state.catalog
      .findDocNo(org, year, no)
      .slice(0, 3)
      .map((document): Suggestion => {
        const { policy } = this.state.readHead(document);
        return {
          kind: 'docNo',
          text: policy.docNo ?? docNoKey(found.docNo),
          marks: [],
          policyId: policy.id,
          detail: policy.title,
          window: this.state.catalog.windowOf(document, this.today),
        };
      });
  }

  private policy(document: number, wordings: readonly string[][]): Suggestion {
    const { policy } = this.state.readHead(document);
    const title = fold(policy.title);
    // 高新 is marked where a title has it, not all of 高新技术企业, which it means too.
    const said = wordings.flatMap(([typed = '', ...others]) => (title.includes(typed) ? [typed] : others));
    const detail = policy.docNo ?? policy.issuers.join('、');
    return {
      kind: 'policy',
      text: policy.title,
      marks: markWords(title, said),
      policyId: policy.id,
      ...(detail ? { detail } : {}),
      window: this.state.catalog.windowOf(document, this.today),
    };
  }

  private lineAt(at: number): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.starts[middle] as number) <= at) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** Function that gives the list of suggestions of an index on a day, made anew when the catalogue or the day has changed. */
export function createSuggester(): (state: IndexState, day: Day) => SuggestList {
  let last: { catalog: Catalog; size: number; count: number; day: Day; list: SuggestList } | null = null;
  return (state, day) => {
    const { catalog } = state;
    catalog.refresh(day);
    if (
      last === null ||
      last.catalog !== catalog ||
      last.size !== catalog.size ||
      last.count !== catalog.count ||
      last.day !== day
    ) {
      last = { catalog, size: catalog.size, count: catalog.count, day, list: new SuggestList(state, day) };
    }
    return last.list;
  };
}

/** By word that a title must have: its wordings, as typed and as documents print it. A kind of support, as 补贴, no title must have. */
function wordingsOf(typed: string): string[][] {
  const words = typed.split(/\s+/).flatMap((word) => (fullNameOf(word) === null ? splitByNotions(word) : [word]));
  const needed = words.filter((word) => {
    const notion = notionOf(word);
    return notion === null || (notion.wordings.length > 0 && notion.support.length === 0);
  });
  return (needed.length > 0 ? needed : words).map((word) => [
    word,
    ...aliasesOf(word),
    ...(notionOf(word)?.wordings ?? []).map(fold),
    ...[fullNameOf(word)].filter((name) => name !== null),
  ]);
}

function named(labels: readonly string[], typed: string): string[] {
  const hits = labels.filter((label) => fold(label).includes(typed));
  return hits
    .sort((a, b) => Number(fold(b).startsWith(typed)) - Number(fold(a).startsWith(typed)) || a.length - b.length)
    .slice(0, maxOthers);
}

function entry(kind: 'department' | 'theme', text: string, typed: string): Suggestion {
  return { kind, text, marks: markWords(fold(text), [typed]), policyId: null };
}
