import type { MainComponents } from '@hengce/api/contract';
import { chineseDate, shortDay } from '@hengce/text';
import { type Draft, type DraftSource, type Item, numbered, titleOf } from './Draft';
import { sentencesOf, shortened } from './sentences';

type S = MainComponents['schemas'];
type Entry = Omit<Item, 'id' | 'level'>;

const maxItemSlides = 3;
const maxRefusals = 5;
const verdicts: Readonly<Record<S['MatchVerdict'], string>> = {
  met: '符合',
  unmet: '不符合',
  unknown: '缺资料',
  manual: '待核实',
  notApplicable: '不适用',
};
const refusal =
  /不予(?:支持|受理|认定|奖励|补助|资助|推荐)|不得(?:申报|享受|申请)|不(?:再)?享受|取消.{0,8}资格|追回|重复(?:申报|享受)/;

/** Words of a policy, paragraph by paragraph: what is printed in it, and what was structured from it. */
function createSource(id: string, title: string, href?: string) {
  const source: DraftSource = { id, title, ...(href !== undefined && { href }), paragraphs: [] };
  const places = new Map<string, number>();
  const add = (text: string, place?: string): number => {
    const at = source.paragraphs.push({ text, ...(place !== undefined && { href: place }) }) - 1;
    places.set(text, at);
    return at;
  };
  return {
    source,
    add,
    /** The words as a cite; they become a paragraph where none has them. */
    cite(text: string, quote = text, paragraph = places.get(text) ?? add(text)): Item['cites'] {
      return [{ sourceId: id, paragraph, quote: quote.slice(0, 1000) }];
    },
  };
}
type SourceOf = ReturnType<typeof createSource>;

/**
 * Outline of a policy, word for word from its text and from what is structured of it: whom it supports, the conditions
 * with the verdicts of a firm, amounts as they are written, days, materials, and what is not supported.
 *
 * @param match the firm's; null without a firm
 */
export function outlineOfPolicy(policy: S['Policy'], match: S['PolicyMatch'] | null, now: Date): Draft {
  const href = `/Policy/PolicyDetail/${policy.id}`;
  const words = createSource('policy', policy.title, href);
  words.add(policy.title);
  const clauses = new Map<string, number>();
  for (const { id, label, heading, text } of policy.clauses) {
    const said = [label, heading, text].filter((part) => part !== '').join(' ');
    if (said !== '') clauses.set(id, words.add(said, `${href}#${id}`));
  }
  const firm = match && createSource('firm', `${match.enterprise.name}的企业资料`, '/enterprise');
  const slides: { head: Entry; entries: Entry[] }[] = [
    factsOf(policy, words, clauses),
    ...conditionsOf(policy, match, words, firm, clauses),
    amountsOf(policy, words),
    daysOf(policy, words, now),
    materialsOf(policy, words),
    obligationsOf(policy, words, clauses),
    refusalsOf(policy, clauses),
  ].filter(({ entries }) => entries.length > 0);
  const cover: Entry[] = [
    {
      text:
        [policy.issuers.join('、'), policy.docNo ?? ''].filter((part) => part !== '').join('　') || '发文机关未写明',
    },
    ...(match ? [{ text: match.enterprise.name }] : []),
    ...(policy.publishedAt ? [{ text: chineseDate(policy.publishedAt) }] : []),
  ];
  const sheets = [
    {
      head: { text: titleOf(policy.title), layout: 'cover' as const, cites: words.cite(policy.title) },
      entries: cover,
    },
    ...(slides.length > 3 ? [{ head: { text: '目录', layout: 'contents' as const }, entries: [] }] : []),
    ...slides,
    ...closingOf(policy, match, words),
  ];
  return {
    title: titleOf(policy.title),
    wording: 'extracted',
    outline: numbered(
      sheets.flatMap(({ head, entries }): Omit<Item, 'id'>[] => [
        { level: 1, ...head },
        ...entries.map((entry): Omit<Item, 'id'> => ({ level: 2, ...entry })),
      ]),
    ),
    sources: [words.source, ...(firm && firm.source.paragraphs.length > 0 ? [firm.source] : [])],
  };
}

/** What was structured, with the clause that says so where there is one. */
function structured(
  words: SourceOf,
  text: string,
  clauseId: string | null,
  clauses: ReadonlyMap<string, number>,
): Item['cites'] {
  const at = clauseId === null ? undefined : clauses.get(clauseId);
  const said = at === undefined ? undefined : words.source.paragraphs[at]?.text;
  return said === undefined
    ? words.cite(text)
    : words.cite(said, said.length > 400 ? (shortened(said, 400) ?? said.slice(0, 400)) : said, at);
}

function factsOf({ keyFacts, summary }: S['Policy'], words: SourceOf, clauses: ReadonlyMap<string, number>) {
  const entries: Entry[] = keyFacts.slice(0, 8).map(({ label, value, clauseId }) => {
    const text = `${label}：${value}`;
    return { text, cites: structured(words, text, clauseId, clauses) };
  });
  const said = entries.length === 0 && summary !== null ? sentencesOf(summary).slice(0, 5) : [];
  return {
    head: { text: '政策要点', layout: 'bullets' as const },
    entries: [...entries, ...said.map((text) => ({ text, cites: words.cite(text) }))],
  };
}

/** One slide for each of the first items: a checklist against the firm, or the conditions alone. */
function conditionsOf(
  policy: S['Policy'],
  match: S['PolicyMatch'] | null,
  words: SourceOf,
  firm: SourceOf | null,
  clauses: ReadonlyMap<string, number>,
): { head: Entry; entries: Entry[] }[] {
  const judged = match?.items ?? [];
  if (judged.length > 0 && firm)
    return judged.slice(0, maxItemSlides).map(({ policy: { itemName }, conditions }) => ({
      head: { text: headed('申报条件', itemName, judged.length), layout: 'table' },
      entries: [
        { text: '条件｜要求｜本企业｜结论' },
        ...conditions
          .filter(({ relation }) => relation === null)
          .map(({ title, requirement, own, verdict, clause, source }) => ({
            text: [title, requirement, own ?? '—', verdicts[verdict]].map(cell).join('｜'),
            cites: [
              ...(structured(words, clause?.quote ?? `${title}：${requirement}`, clause?.clauseId ?? null, clauses) ??
                []),
              ...(own === null
                ? []
                : (firm.cite(`${title}：${own}${source === null ? '' : `（${source}）`}`, own) ?? [])),
            ],
          })),
      ],
    }));
  return policy.items.slice(0, maxItemSlides).map(({ name, conditions }) => ({
    head: { text: headed('申报条件', name, policy.items.length), layout: 'bullets' },
    entries: conditions.map(({ text, clauseId }) => ({ text, cites: structured(words, text, clauseId, clauses) })),
  }));
}

const headed = (what: string, name: string, items: number): string =>
  items > 1 ? `${what}：${name}`.slice(0, 60) : what;
/** ｜ divides cells. */
const cell = (text: string): string => text.replaceAll(/\s*[｜|\n]\s*/g, ' ');

/** Amounts as they are written: as figures where each is one number with its unit, else as sentences. */
function amountsOf({ items }: S['Policy'], words: SourceOf) {
  const written = items.flatMap(({ name, amount }) => (amount === null ? [] : [{ name, text: amount.text }]));
  const figures = written.map(({ name, text }) => {
    const found = /^(\D*?)(\d[\d,.]*)(万元|亿元|元|%)?(\D*)$/.exec(text);
    return found && { name, text, number: found[2] as string, unit: found[3] ?? '', around: `${found[1]}${found[4]}` };
  });
  const isFigures = figures.length > 0 && figures.length <= 4 && figures.every((figure) => figure !== null);
  const head = { text: '奖补标准', layout: isFigures ? ('figures' as const) : ('bullets' as const) };
  return {
    head,
    entries: isFigures
      ? figures.flatMap((figure): Entry[] => {
          if (!figure) return [];
          const { name, number, unit, around, text } = figure;
          const isShare = unit === '%';
          const cells = [
            isShare ? `${number}%` : number,
            isShare ? '' : unit,
            around === '' ? name : `${name}，${around}`,
          ];
          return [{ text: cells.map(cell).join('｜'), cites: words.cite(`${name}：${text}`) }];
        })
      : written.map(({ name, text }): Entry => ({ text: `${name}：${text}`, cites: words.cite(`${name}：${text}`) })),
  };
}

/** Days that are announced; how many are left stands in the title with the day on which they were counted. */
function daysOf({ milestones, window }: S['Policy'], words: SourceOf, now: Date) {
  const left =
    window.state === 'open' && window.daysLeft !== null ? `（截至${shortDay(now, now)}还有${window.daysLeft}天）` : '';
  const entries = [...milestones]
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .slice(-6)
    .map(({ label, date }): Entry => {
      const text = `${chineseDate(date)}｜${cell(label)}`;
      return { text, cites: words.cite(`${chineseDate(date)}：${label}`) };
    });
  return {
    head: { text: `时间安排${left}`, layout: entries.length > 1 ? ('timeline' as const) : ('bullets' as const) },
    entries,
  };
}

function materialsOf({ materials }: S['Policy'], words: SourceOf) {
  const rows = materials.map((text, n): Entry => ({ text: `${n + 1}｜${cell(text)}`, cites: words.cite(text) }));
  return {
    head: { text: '申报材料', layout: 'table' as const },
    entries: rows.length > 0 ? [{ text: '序号｜材料' }, ...rows] : [],
  };
}

function obligationsOf({ obligations }: S['Policy'], words: SourceOf, clauses: ReadonlyMap<string, number>) {
  const entries = obligations.map(({ label, value, clauseId }): Entry => {
    const text = `${label}：${value}`;
    return { text, cites: structured(words, text, clauseId, clauses) };
  });
  return { head: { text: '后续义务', layout: 'bullets' as const }, entries };
}

function refusalsOf({ clauses: all }: S['Policy'], clauses: ReadonlyMap<string, number>) {
  const entries = all
    .flatMap(({ id, text }) =>
      sentencesOf(text).flatMap((sentence): Entry[] => {
        const short = refusal.test(sentence) ? shortened(sentence) : null;
        const paragraph = clauses.get(id);
        return short === null || paragraph === undefined || !refusal.test(short)
          ? []
          : [{ text: short, cites: [{ sourceId: 'policy', paragraph, quote: short }] }];
      }),
    )
    .slice(0, maxRefusals);
  return { head: { text: '不予支持与风险', layout: 'bullets' as const }, entries };
}

function closingOf(
  { source }: S['Policy'],
  match: S['PolicyMatch'] | null,
  words: SourceOf,
): { head: Entry; entries: Entry[] }[] {
  const steps = match?.items[0]?.nextSteps.slice(0, 4) ?? [];
  const entries: Entry[] = [
    ...steps.map((text) => ({ text: shortened(text) ?? text.slice(0, 80) })),
    ...(source.url !== null && source.url.length <= 56
      ? [{ text: `原文：${source.url}`, cites: words.cite(`原文：${source.url}`) }]
      : []),
  ];
  return entries.length > 0 ? [{ head: { text: '下一步', layout: 'closing' }, entries }] : [];
}
