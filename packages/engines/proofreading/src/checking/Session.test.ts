import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ProofreadOptions } from '../model/options';
import { contextOf } from './ignored';
import { ProofreadSession, proofread } from './Session';

const options: ProofreadOptions = { today: '2026-11-25', genre: 'official' };
const ids = (text: string, more: Partial<ProofreadOptions> = {}) =>
  proofread(text, { ...options, ...more }).issues.map(({ ruleId }) => ruleId);

it('finds the same piece by piece as at once', () => {
  const text = '各有关单位:\n依据国科发火[2016]32号,现通知如下。\n附件：1、申报书\n2026年03月05日';
  const session = new ProofreadSession(options);
  session.update(text);
  expect(session.read(1)).toBe(true);
  expect(session.result().waiting).toBe(3);
  while (session.read(1));
  expect(session.result()).toEqual(proofread(text, options));
  expect(session.result().issues).toHaveLength(5);
});

it('reads again only what changed', () => {
  const session = new ProofreadSession(options);
  session.update('第一段:\n第二段:\n第三段:');
  session.read();
  session.update('新的一段\n第一段:\n第二段改了:\n第三段:');
  expect(session.result().waiting).toBe(2);
  session.read();
  expect(session.result().issues.map(({ block, from }) => [block, from])).toEqual([
    [1, 3],
    [2, 5],
    [3, 3],
  ]);
});

it('begins where the reader looks, and goes on with what is nearest, before it and after', () => {
  const session = new ProofreadSession(options);
  const text = ['第一段:', '第二段:', '第三段:', '第四段:', '第五段:'].join('\n');
  session.update(text);
  const read = () => {
    session.read(1, text.indexOf('四'));
    return session.result().issues.map(({ block }) => block);
  };
  expect([read(), read(), read(), read()]).toEqual([[3], [2, 3], [2, 3, 4], [1, 2, 3, 4]]);
});

it('at the end of a text begins with its last paragraphs', () => {
  const session = new ProofreadSession(options);
  session.update('第一段:\n第二段:\n第三段:');
  session.read(8, 99);
  expect(session.result().issues.map(({ block }) => block)).toEqual([1, 2]);
});

it('knows a cell of a table from a paragraph', () =>
  expect(
    proofread('名称\t金额\n甲\t1', options).blocks.map(({ cell, start }) => [cell?.row, cell?.column, start]),
  ).toEqual([
    [0, 0, 0],
    [0, 1, 3],
    [1, 0, 6],
    [1, 1, 8],
  ]));

const wrong = '依据国科发火[2016]32号,现通知如下。';

it.each([
  [{ ruleId: 'docno.bracket' }, ['punct.width.half']],
  [{ ruleId: 'docno.bracket', original: '[2016]' }, ['punct.width.half']],
  [{ ruleId: 'docno.bracket', original: '[2017]' }, ['docno.bracket', 'punct.width.half']],
  [{ ruleId: 'docno.bracket', context: contextOf(wrong, { from: 6, to: 12 }) }, ['punct.width.half']],
  [{ ruleId: 'docno.bracket', context: '别处|的文字' }, ['docno.bracket', 'punct.width.half']],
])('ignores %j', (ignored, left) => expect(ids(wrong, { ignored: [ignored] })).toEqual(left));

it('leaves words of the dictionary alone', () =>
  expect(ids(wrong, { dictionary: ['国科发火[2016]32号'] })).toEqual(['punct.width.half']));

it('leaves a class out', () => expect(ids(wrong, { without: ['docno'] })).toEqual(['punct.width.half']));

it('says nothing about any text that is not there, and one thing at one place', () => {
  const pieces = fc.constantFrom(
    ...'一、（二）3.（4）第五条，。；：“”《》〈〉()[]〔2016〕02号 附件：1、的地得约左右%万元2月30日２０２６…—\t\n'.split(
      '',
    ),
    '中华人民共和国',
    '2026年11月25日（星期四）',
    '帐户',
    '合计',
    '以下简称“甲方”',
    'https://a.cn/。',
  );
  const texts = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(''));
  const sessions = {
    official: new ProofreadSession(options),
    contract: new ProofreadSession({ ...options, genre: 'contract' }),
    advertisement: new ProofreadSession({ ...options, genre: 'advertisement' }),
  };
  fc.assert(
    fc.property(texts, fc.constantFrom('official', 'contract', 'advertisement'), (text, genre) => {
      const session = sessions[genre];
      session.update(text);
      session.read();
      const { issues, blocks } = session.result();
      for (const [at, issue] of issues.entries()) {
        expect(issue.to).toBeGreaterThan(issue.from);
        expect(blocks[issue.block]?.text.slice(issue.from, issue.to)).toBe(issue.original);
        const before = issues[at - 1];
        if (before?.block === issue.block) expect(issue.from).toBeGreaterThanOrEqual(before.to);
      }
    }),
    { numRuns: 1000 },
  );
});
