import type { MainComponents } from '@hengce/api/contract';
import { chineseDate, shortDay } from '@hengce/text';
import { type Draft, type DraftSource, type Item, numbered, titleOf } from './Draft';
import { sentencesOf, shortened } from './sentences';

type S = MainComponents['schemas'];
type Entry = Omit<Item, 'id' | 'level'>;
interface Slide {
  head: Entry;
  entries: Entry[];
}

const maxItems = 6;
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
function createSource(about: Omit<DraftSource, 'paragraphs'>) {
  const source: DraftSource = { ...about, paragraphs: [] };
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
      return [{ sourceId: about.id, paragraph, quote: quote.slice(0, 1000) }];
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
  const words = createSource({ id: 'policy', title: policy.title, href, policyId: policy.id });
  words.add(policy.title);
  const clauses = new Map<string, number>();
  for (const { id, label, heading, text } of policy.clauses) {
    const said = [label, heading, text].filter((part) => part !== '').join(' ');
    if (said !== '') clauses.set(id, words.add(said, `${href}#${id}`));
  }
  const firm =
    match &&
    createSource({
      id: 'firm',
      title: `${match.enterprise.name}的企业资料`,
      href: '/PersonalCenter/enterpriseInformation',
    });
  const slides: Slide[] = [
    factsOf(policy, words, clauses),
    ...conditionsOf(policy, match, words, firm, clauses),
    amountsOf(policy, words, clauses),
    daysOf(policy, words, now),
    materialsOf(policy, words),
    obligationsOf(policy, words, clauses),
    refusalsOf(policy, clauses),
  ].filter(({ entries }) => entries.length > 0);
  const published = policy.publishedAt === null ? null : chineseDate(policy.publishedAt);
  const issued = [policy.issuers.join('、'), policy.docNo ?? ''].filter((part) => part !== '').join('　');
  const cover: Entry[] = [
    issued === '' ? { text: '发文机关未写明' } : { text: issued, cites: words.cite(issued) },
    ...(match ? [{ text: match.enterprise.name }] : []),
    ...(published === null ? [] : [{ text: published, cites: words.cite(`发布日期：${published}`, published) }]),
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

function factsOf({ keyFacts, summary }: S['Policy'], words: SourceOf, clauses: ReadonlyMap<string, number>): Slide {
  const facts = keyFacts.slice(0, 8).map(
    ({ label, value, clauseId }): Entry => ({
      text: [label, value].map(cell).join('｜'),
      cites: structured(words, `${label}：${value}`, clauseId, clauses),
    }),
  );
  if (facts.length > 0)
    return { head: { text: '政策要点', layout: 'table' }, entries: [{ text: '项目｜内容' }, ...facts] };
  const said = summary === null ? [] : sentencesOf(summary).slice(0, 5);
  return {
    head: { text: '政策要点', layout: 'bullets' },
    entries: said.map((text) => ({ text, cites: words.cite(text) })),
  };
}

/** What a condition says, with the firm's side of it where there is a firm. */
interface Asked {
  text: string;
  entry: Entry;
}

/** Conditions that all items share, and those that each of the first items has alone. */
function conditionsOf(
  policy: S['Policy'],
  match: S['PolicyMatch'] | null,
  words: SourceOf,
  firm: SourceOf | null,
  clauses: ReadonlyMap<string, number>,
): Slide[] {
  const judged = firm === null ? [] : (match?.items ?? []);
  const items: { name: string; asked: Asked[] }[] =
    judged.length > 0 && firm !== null
      ? judged.map(({ policy: { itemName }, conditions }) => ({
          name: itemName,
          asked: conditions
            .filter(({ relation }) => relation === null)
            .map((one) => judgedOf(one, words, firm, clauses)),
        }))
      : policy.items.map(({ name, conditions }) => ({
          name,
          asked: conditions.map(({ text, clauseId }) => ({
            text,
            entry: { text, cites: structured(words, text, clauseId, clauses) },
          })),
        }));
  const isCommon = ({ text }: Asked) =>
    items.length > 1 && items.every(({ asked }) => asked.some((one) => one.text === text));
  const slideOf = (text: string, entries: Entry[], first = ''): Slide => ({
    head: { text, layout: judged.length > 0 ? 'table' : 'bullets' },
    entries: judged.length > 0 && entries.length > 0 ? [{ text: `${first}条件｜本企业｜结论` }, ...entries] : entries,
  });
  const [only] = items;
  if (items.length === 1) return [slideOf('申报条件', only?.asked.map(({ entry }) => entry) ?? [])];
  const own = items
    .slice(0, maxItems)
    .flatMap(({ name, asked }) =>
      asked
        .filter((one) => !isCommon(one))
        .map(({ entry }) => ({ ...entry, text: `${cell(name)}${judged.length > 0 ? '｜' : '：'}${entry.text}` })),
    );
  const common = only?.asked.filter(isCommon).map(({ entry }) => entry) ?? [];
  return [slideOf('申报条件', common), slideOf('各事项的条件', own, '事项｜')];
}

function judgedOf(
  { title, requirement, own, verdict, clause, source }: S['MatchCondition'],
  words: SourceOf,
  firm: SourceOf,
  clauses: ReadonlyMap<string, number>,
): Asked {
  // A requirement of 是, or that it takes a person, says no more than its title.
  const isSaid = title.includes(requirement) || requirement === '是' || requirement.startsWith('由企业确认');
  const text = isSaid ? title : `${title}：${requirement}`;
  const bare = own?.startsWith(`${title}：`) ? own.slice(title.length + 1) : own;
  const ofFirm = own === null ? [] : firm.cite(`${title}：${bare}${source === null ? '' : `（${source}）`}`);
  const ofPolicy = structured(words, clause?.quote ?? text, clause?.clauseId ?? null, clauses);
  return {
    text,
    entry: {
      text: [text, bare ?? '—', verdicts[verdict]].map(cell).join('｜'),
      cites: [...(ofPolicy ?? []), ...(ofFirm ?? [])],
    },
  };
}

/** ｜ divides cells. */
const cell = (text: string): string => text.replaceAll(/\s*[｜|\n]\s*/g, ' ');

/** Amounts as they are written: as figures where each has one, its upper limit where there are several; else as sentences. */
function amountsOf({ items }: S['Policy'], words: SourceOf, clauses: ReadonlyMap<string, number>): Slide {
  const written = items.flatMap(({ name, amount }) => (amount === null ? [] : [{ name, text: amount.text }]));
  const printed = [...clauses.values()];
  const entries = written.map(({ name, text }) => {
    const said = { isFigure: false, text: `${name}：${text}`, cites: words.cite(`${name}：${text}`) };
    const found = /最高([\d,.]+)(万元|亿元|元)/.exec(text) ?? /^\D*?([\d,.]+)(万元|亿元|元|%)\D*$/.exec(text);
    const [, number = '', unit = ''] = found ?? [];
    // A number is big only where the document prints it, when there is its text.
    const at = printed.find((n) => words.source.paragraphs[n]?.text.includes(`${number}${unit}`));
    if (found === null || (at === undefined && printed.length > 0)) return said;
    const cites =
      at === undefined ? said.cites : words.cite(words.source.paragraphs[at]?.text ?? '', `${number}${unit}`, at);
    const cells = unit === '%' ? [`${number}%`, ''] : [number, unit];
    return { isFigure: true, text: [...cells, cell(`${name}：${text}`)].join('｜'), cites };
  });
  const isFigures = entries.length <= 4 && entries.every(({ isFigure }) => isFigure);
  return {
    head: { text: '奖补标准', layout: isFigures ? 'figures' : 'bullets' },
    entries: isFigures
      ? entries.map(({ text, cites }) => ({ text, cites }))
      : written.map(({ name, text }) => ({ text: `${name}：${text}`, cites: words.cite(`${name}：${text}`) })),
  };
}

/** Days that are announced; how many are left stands in the title with the day on which they were counted. */
function daysOf({ milestones, window }: S['Policy'], words: SourceOf, now: Date) {
  const left =
    window.state === 'open' && window.daysLeft !== null ? `（截至${shortDay(now, now)}还有${window.daysLeft}天）` : '';
  const said = milestones.length > 1 ? '｜' : '：';
  const entries = [...milestones]
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .slice(-6)
    .map(({ label, date }): Entry => {
      const text = `${chineseDate(date)}${said}${cell(label)}`;
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

function refusalsOf({ clauses: all }: S['Policy'], clauses: ReadonlyMap<string, number>): Slide {
  const entries = all.flatMap(({ id, text }): Entry[] => {
    const refusing = sentencesOf(text).filter((sentence) => refusal.test(sentence));
    // What is listed below a sentence says more than the sentence.
    const listed = refusing.some((sentence) => /下列|以下/.test(sentence))
      ? all.filter(({ parentId }) => parentId === id)
      : [];
    const said = listed.length > 0 ? listed : refusing.map((sentence) => ({ id, text: sentence }));
    return said.flatMap((one) => {
      const [short, paragraph] = [shortened(one.text), clauses.get(one.id)];
      if (short === null || paragraph === undefined) return [];
      return [{ text: short, cites: [{ sourceId: 'policy', paragraph, quote: short }] }];
    });
  });
  return { head: { text: '不予支持与风险', layout: 'bullets' }, entries: entries.slice(0, maxRefusals) };
}

function closingOf({ source }: S['Policy'], match: S['PolicyMatch'] | null, words: SourceOf): Slide[] {
  const steps = match?.items[0]?.nextSteps.slice(0, 4) ?? [];
  const entries: Entry[] = [
    ...steps.map((text) => ({ text: shortened(text) ?? text.slice(0, 80) })),
    ...(source.url !== null && source.url.length <= 56
      ? [{ text: `原文：${source.url}`, cites: words.cite(`原文：${source.url}`) }]
      : []),
  ];
  return entries.length > 0 ? [{ head: { text: '下一步', layout: 'closing' }, entries }] : [];
}
