import type { MainComponents } from '@hengce/api/contract';
import { chineseDate, shortDay } from '@hengce/text';
import { saysAlready, sentencesOf, shortened } from '../sentences';
import { cell, type Entry, type Slide, type SourceOf, structured } from './words';

type S = MainComponents['schemas'];

const maxRefusals = 5;
const maxSteps = 6;
const flow = /流程|程序|(?:申报|办理)方式|审核|评审|公示|拨付/;
/** （示例条款） and the like. */
const isAside = /^（[^）]*）$/;
const refusal =
  /不予(?:支持|受理|认定|奖励|补助|资助|推荐)|不得(?:申报|享受|申请)|不(?:再)?享受|取消.{0,8}资格|追回|重复(?:申报|享受)/;

/** What is structured of the whole policy, but what has a slide of its own. */
export function factsOf(policy: S['Policy'], words: SourceOf, clauses: ReadonlyMap<string, number>): Slide {
  const { keyFacts, summary } = policy;
  const elsewhere = new Set([...supportFacts(policy), ...(policy.obligations.length > 0 ? dutyFacts(policy) : [])]);
  const facts = keyFacts
    .filter((fact) => !elsewhere.has(fact))
    .slice(0, 8)
    .map(
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

const dutyFacts = ({ keyFacts }: S['Policy']) => keyFacts.filter(({ label }) => label === '后续义务');

/** What is given, where it is no amount of an item. */
const supportFacts = ({ keyFacts, items }: S['Policy']) =>
  items.some(({ amount }) => amount !== null)
    ? []
    : keyFacts.filter(({ label }) => /^(?:支持(?:内容|力度|方式)|优惠内容)$/.test(label));

export function supportOf(policy: S['Policy'], words: SourceOf, clauses: ReadonlyMap<string, number>): Slide {
  const entries = supportFacts(policy).map(({ label, value, clauseId }): Entry => {
    const text = `${label}：${value}`;
    return { text, cites: structured(words, text, clauseId, clauses) };
  });
  return { head: { text: '支持内容', layout: 'bullets' }, entries };
}

/** How an application goes, sentence by sentence, where clauses are headed so. */
export function flowOf({ clauses: all }: S['Policy'], clauses: ReadonlyMap<string, number>): Slide {
  const entries = all
    .filter(({ heading }) => flow.test(heading))
    .flatMap(({ id, text }) => sentencesOf(text).map((sentence) => ({ id, sentence })))
    .flatMap(({ id, sentence }): Entry[] => {
      const [short, paragraph] = [shortened(sentence), clauses.get(id)];
      if (short === null || paragraph === undefined || isAside.test(sentence)) return [];
      return [{ text: short, cites: [{ sourceId: 'policy', paragraph, quote: short }] }];
    });
  return { head: { text: '办理流程', layout: 'bullets' }, entries: entries.slice(0, maxSteps) };
}

/** Amounts as they are written: as figures where each has one, its upper limit where there are several; else as sentences. */
export function amountsOf({ items }: S['Policy'], words: SourceOf, clauses: ReadonlyMap<string, number>): Slide {
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
export function daysOf({ milestones, window }: S['Policy'], words: SourceOf, now: Date) {
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

export function materialsOf({ materials }: S['Policy'], words: SourceOf) {
  const rows = materials.map((text, n): Entry => ({ text: `${n + 1}｜${cell(text)}`, cites: words.cite(text) }));
  return {
    head: { text: '申报材料', layout: 'table' as const },
    entries: rows.length > 0 ? [{ text: '序号｜材料' }, ...rows] : [],
  };
}

/** Duties as they were structured, and what is refused or taken back where no duty says so already. */
export function dutiesOf(
  { obligations, clauses: all }: S['Policy'],
  words: SourceOf,
  clauses: ReadonlyMap<string, number>,
): Slide {
  const duties = obligations.map(({ label, value, clauseId }): Entry => {
    const text = `${label}：${value}`;
    return { text, cites: structured(words, text, clauseId, clauses) };
  });
  const dutiesIn = (clauseId: string) =>
    obligations.flatMap((one) => (one.clauseId === clauseId ? one.value : [])).join('，');
  const refused = refusalsOf(all, clauses, (id, text) => saysAlready(dutiesIn(id), text));
  return { head: { text: '义务与风险', layout: 'bullets' }, entries: [...duties, ...refused] };
}

function refusalsOf(
  all: S['Policy']['clauses'],
  clauses: ReadonlyMap<string, number>,
  isSaid: (clauseId: string, sentence: string) => boolean,
): Entry[] {
  const entries = all.flatMap(({ id, text }): Entry[] => {
    const refusing = sentencesOf(text).filter((sentence) => refusal.test(sentence) && !isSaid(id, sentence));
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
  return entries.slice(0, maxRefusals);
}

export function closingOf({ source }: S['Policy'], match: S['PolicyMatch'] | null, words: SourceOf): Slide[] {
  const steps = match?.items[0]?.nextSteps.slice(0, 4) ?? [];
  const entries: Entry[] = [
    ...steps.map((text) => ({ text: shortened(text) ?? text.slice(0, 80) })),
    ...(source.url !== null && source.url.length <= 56
      ? [{ text: `原文：${source.url}`, cites: words.cite(`原文：${source.url}`) }]
      : []),
  ];
  return entries.length > 0 ? [{ head: { text: '下一步', layout: 'closing' }, entries }] : [];
}
