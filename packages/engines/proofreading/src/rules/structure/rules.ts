import { formatDay, parseChineseNumber, parseDay } from '@hengce/text';
import { type DocumentRule, documentRule, type Rule } from '../../model/Rule';
import { patternRule } from '../patternRule';

const official = ['official'] as const;
const info = { class: 'file', severity: 'error', genres: official, fix: 'replace' } as const;
const attachmentClause = 'GB/T 9704-2012 7.3.4';
const kinds = '通知|通告|公告|通报|意见|决定|决议|函|报告|请示|批复|纪要|方案|办法|细则|规定';

interface Attachment {
  kind: 'mention' | 'list' | 'copy';
  number: number;
  from: number;
  to: number;
}

/** Attachments by number: those that the text speaks of, those that the 附件说明 names, and those that follow. */
const attachments: DocumentRule<Attachment> = {
  ...info,
  id: 'file.attachment',
  title: '提到的附件没有列出',
  fix: 'none',
  clause: attachmentClause,
  *collect({ plain, cell }) {
    if (cell) return;
    const copy = /^\s*附件\s*(\d{1,2})?\s*$/.exec(plain);
    if (copy) {
      yield { kind: 'copy', number: Number(copy[1] ?? 1), from: 0, to: plain.length };
      return;
    }
    const listed = /^\s*(?:附件[：:])?\s*(\d{1,2})[.．]\s*\S/.exec(plain);
    if (listed && (/^\s*附件[：:]/.test(plain) || !/[。；]\s*$/.test(plain)))
      yield {
        kind: 'list',
        number: Number(listed[1]),
        from: 0,
        to: plain.startsWith('附件') || /^\s+附件/.test(plain) ? 1 : 0,
      };
    for (const { index, 0: whole, 1: number } of plain.matchAll(/附件\s?(\d{1,2})(?!\d|[.．]\d)/g))
      yield { kind: 'mention', number: Number(number), from: index, to: index + whole.length };
  },
  *conclude(facts) {
    // Only a list of its own says how many there are; what follows it line by line belongs to it.
    const start = facts.findIndex(({ fact }) => fact.kind === 'list' && fact.to === 1);
    if (start < 0) return;
    const first = facts[start] as (typeof facts)[number];
    let named = first.fact.number;
    for (const { block, fact } of facts.slice(start + 1))
      if (fact.kind === 'list' && fact.number === named + 1 && block <= first.block + named) named = fact.number;
    const copies = facts.filter(({ fact }) => fact.kind === 'copy').map(({ fact }) => fact.number);
    for (const { block, fact } of facts)
      if (fact.kind === 'mention' && block < first.block && fact.number > Math.max(named, ...copies))
        yield {
          block,
          from: fact.from,
          to: fact.to,
          reason: `附件说明只列到附件${named}，没有“附件${fact.number}”`,
        };
  },
};

const title = new RegExp(`关于[^，。；：！？]{2,60}的(?:${kinds})[。，；！]\\s*$`);

/** Only the lines that a document begins with are its title. */
const titleStop: DocumentRule<{ at: number }> = {
  ...info,
  id: 'file.title-stop',
  title: '公文标题末尾不加标点',
  clause: 'GB/T 9704-2012 7.3.1',
  collect: ({ plain, cell }) =>
    !cell && plain.length < 90 && title.test(plain) ? [{ at: plain.trimEnd().length - 1 }] : [],
  *conclude(facts) {
    for (const { block, fact } of facts)
      if (block < 3) yield { block, from: fact.at, to: fact.at + 1, suggestions: [''], reason: '公文标题末尾不加标点' };
  },
};

const organ =
  /^(?!.*(?:应|要求|负责|可以|必须|不得|印发|关于))\p{Script=Han}{1,24}(?:单位|部门|企业|委|委员会|局|厅|办|办公室|政府|机构|公司|院校|大学|学院|协会|商会|街道办事处)$/u;
const between = /[、，；,;](?![^（(]*[）)])/;
const brackets = /[（(][^（）()]{1,20}[）)]/g;
const endOfTitle = new RegExp(`^[^，。；：！？]{2,60}的(?:${kinds})\\s*$`);

/**
 * The line of recipients below the title. Without 各 it may be who issues the document, whose names stand there on web pages.
 */
const recipientColon: DocumentRule<{ kind: 'title' } | { kind: 'recipients'; from: number; last: string }> = {
  ...info,
  id: 'file.recipient-colon',
  title: '主送机关后没有冒号',
  clause: 'GB/T 9704-2012 7.3.2',
  collect({ plain, cell }) {
    const line = plain.trim();
    if (cell || line.length > 120) return [];
    if (endOfTitle.test(line)) return [{ kind: 'title' }];
    const names = line.split(between);
    const last = names.at(-1) ?? '';
    return line.includes('各') && names.every((name) => organ.test(name.replace(brackets, '').trim()))
      ? [{ kind: 'recipients', from: plain.trimEnd().length - last.length, last }]
      : [];
  },
  *conclude(facts) {
    const title = facts.find(({ fact }) => fact.kind === 'title')?.block ?? Number.POSITIVE_INFINITY;
    // A number of the document or an empty line may stand between.
    const below = facts.find(({ block, fact }) => fact.kind === 'recipients' && block > title && block <= title + 2);
    if (title > 5 || below?.fact.kind !== 'recipients') return;
    const { block, fact } = below;
    const to = fact.from + fact.last.length;
    yield { block, from: fact.from, to, suggestions: [`${fact.last}：`], reason: '主送机关最后一个名称后用全角冒号' };
  },
};

export const structureRules: readonly Rule[] = [
  documentRule(titleStop),
  documentRule(recipientColon),
  patternRule(
    { ...info, id: 'file.recipient', title: '主送机关后用冒号', clause: 'GB/T 9704-2012 7.3.2' },
    /(?<=^各(?!.*(?:应|建立|设立|成立|负责|可以|必须|不得|依法|组织|配合|落实|支持|监督|报))[^。；！？：，]{2,60}(?:单位|部门|企业|委员会|局|政府|机构|公司|院校))[，。；,;.]\s*$/g,
    () => ({ suggestions: ['：'], reason: '主送机关最后一个名称后用全角冒号' }),
  ),
  patternRule(
    { ...info, id: 'file.attachment-numeral', title: '附件序号用阿拉伯数字', clause: attachmentClause },
    /(?<=^\s*(?:见|详见)?附件)[一二三四五六七八九十]{1,2}(?=[：:\s]|$)|(?<=[（(]?(?:见|详见|按照|填写)附件)[一二三四五六七八九十]{1,2}(?=[）)，。；、])/g,
    ([number]) => ({ suggestions: [String(parseChineseNumber(number))], reason: '附件顺序号用阿拉伯数字' }),
  ),
  patternRule(
    { ...info, id: 'file.attachment-colon', title: '附件说明用冒号', clause: attachmentClause },
    /(?<=^\s*附件)[、，.．\s]+(?=1[.．]\s*\p{Script=Han})/gu,
    () => ({ suggestions: ['：'], reason: '附件说明写作“附件：1.……”' }),
  ),
  {
    ...info,
    id: 'file.date-future',
    title: '成文日期晚于今天',
    severity: 'review',
    fix: 'none',
    clause: 'GB/T 9704-2012 7.3.5',
    *find({ plain }, { today }) {
      const match = /^\s*(\d{4})年(\d{1,2})月(\d{1,2})日\s*$/.exec(plain);
      if (!match) return;
      const [whole, year, month = '', day = ''] = match;
      const written = parseDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
      const now = parseDay(today);
      if (written === null || now === null || written <= now) return;
      const from = whole.length - whole.trimStart().length;
      yield { from, to: whole.trimEnd().length, reason: `成文日期${formatDay(written)}晚于今天${today}` };
    },
  },
  documentRule(attachments),
];
