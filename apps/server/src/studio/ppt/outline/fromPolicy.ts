import type { MainComponents } from '@hengce/api/contract';
import { chineseDate } from '@hengce/text';
import { type Draft, type Item, numbered, titleOf } from './Draft';
import { amountsOf, closingOf, daysOf, dutiesOf, factsOf, flowOf, materialsOf, supportOf } from './policy/chapters';
import { conclusionsOf, conditionsOf } from './policy/conditions';
import { createSource, type Entry, type Slide } from './policy/words';

type S = MainComponents['schemas'];

/**
 * Outline of a policy, word for word from its text and from what is structured of it: whom it supports, what it
 * comes to for a firm, the conditions with its verdicts, amounts as they are written, days, the way an application
 * goes, materials, and duties with what is not supported.
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
    ...(match && firm ? [conclusionsOf(match, firm)] : []),
    ...conditionsOf(policy, match, words, firm, clauses),
    supportOf(policy, words, clauses),
    amountsOf(policy, words, clauses),
    daysOf(policy, words, now),
    flowOf(policy, clauses),
    materialsOf(policy, words),
    dutiesOf(policy, words, clauses),
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
