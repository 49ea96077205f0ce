import { afterAll, beforeAll, expect, it } from 'vitest';
import { policyRecord } from '../../../../library/records/testing';
import { type EngineSetup, questionOf, setUpEngine, wholeAnswerOf } from '../../testing';

let setup: EngineSetup;
let userId: string;

beforeAll(async () => {
  setup = await setUpEngine();
  ({ userId } = await setup.newUser());
  const law = (id: string, title: string, rest: Parameters<typeof policyRecord>[0] = {}) =>
    policyRecord({ id, familyId: id, title, text: `第一条 目的。\n第二十七条 ${title}的要求。`, kind: 'law', ...rest });
  await setup.write(
    law('ref-soil', '中华人民共和国土壤污染防治法'),
    law('ref-soil-rules', '某省实施《中华人民共和国土壤污染防治法》办法', { kind: 'regulation' }),
    law('ref-water', '城市供水条例', { kind: 'regulation', docNo: '国令第158号' }),
  );
}, 120_000);
afterAll(() => setup.close());

const ask = async (text: string) => (await wholeAnswerOf(setup.engine(), questionOf(userId, text))).citations[0];

it.each([
  ['土壤法27条说了什么', 'ref-soil'],
  ['土壤污染防治法二十七条', 'ref-soil'],
  ['国务院令第158号第二十七条', 'ref-water'],
])('%s引的是那一条', async (text, id) => {
  expect(await ask(text)).toMatchObject({ policyId: id, clauseId: 'art-27' });
});

it('地方没有自己的条例时，不拿全国的同名条例当它', async () => {
  const { answer, citations } = await wholeAnswerOf(setup.engine(), questionOf(userId, '宁波市城市供水条例第二十七条'));
  expect(answer).toContain('库内没有这一条的原文');
  expect(citations.filter(({ policyId }) => policyId === 'ref-water')).toEqual([]);
});
