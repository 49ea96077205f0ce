import type { MatchAnswer, MatchQuestion } from '@hengce/api';
import { describe, expect, it } from 'vitest';
import { answerText, chosenOf, readTyped, toStored, toTyped } from './answers';

const words = {
  percent: '%',
  noneOf: '都没有',
  and: '、',
  yes: '是',
  no: '否',
  unsure: '不清楚',
  to: '至',
  atLeast: (value: string) => `${value}及以上`,
  atMost: (value: string) => `不超过${value}`,
};
const asked = (patch: Partial<MatchQuestion>): MatchQuestion => ({
  id: 'q',
  group: 'rd',
  title: '',
  help: '',
  unit: 'money',
  unitName: null,
  period: null,
  options: [],
  ranges: [],
  answer: null,
  isPrefilled: false,
  sourceName: null,
  decides: 0,
  policies: [],
  isOpen: true,
  ...patch,
});

describe('what is typed and what is stored', () => {
  // 1286.55 * 1e6 and 28.7 / 100 are no exact floats.
  it.each([
    ['money', 1286.55, 1_286_550_000],
    ['money', 0.0001, 100],
    ['ratio', 28.7, 0.287],
    ['ratio', 0.1, 0.001],
    ['int', 39, 39],
  ] as const)('%s %d', (unit, typed, stored) => {
    expect(toStored({ unit }, typed)).toBe(stored);
    expect(toTyped({ unit }, stored)).toBe(typed);
  });
});

it.each<[string, Partial<MatchQuestion>, number | null]>([
  ['1800', {}, 1_800_000_000],
  ['1,800万', {}, 1_800_000_000],
  ['１８００．５ 万元', {}, 1_800_500_000],
  ['1286.55', {}, 1_286_550_000],
  ['0.18亿', {}, 1_800_000_000],
  ['18000000元', {}, 1_800_000_000],
  ['-1800', {}, -1_800_000_000],
  ['1000000000000000', {}, 1e21],
  ['一千八百', {}, null],
  ['18八百', {}, null],
  ['1800人', {}, null],
  ['0.001元', {}, null],
  ['', {}, null],
  ['23.9%', { unit: 'ratio' }, 0.239],
  ['23.9', { unit: 'ratio' }, 0.239],
  ['38人', { unit: 'int', unitName: '人' }, 38],
  ['3.5', { unit: 'int', unitName: '人' }, 3.5],
])('reads %s', (typed, patch, stored) => expect(readTyped(asked(patch), typed)).toBe(stored));

const choice = (id: string, title: string, isChosen: boolean | null) => ({ id, title, isChosen, sourceName: null });
const titles = {
  unit: 'set',
  choices: [choice('fact:a:', '高新技术企业', true), choice('fact:b:', '小巨人', null)],
} as const satisfies Partial<MatchQuestion>;

it('ticks what is known while a set is not answered', () => {
  expect(chosenOf(titles, null)).toEqual(['fact:a:']);
  expect(chosenOf(titles, { kind: 'unsure' })).toEqual(['fact:a:']);
  expect(chosenOf(titles, { kind: 'set', chosen: [] })).toEqual([]);
});

it.each<[string, Partial<MatchQuestion>, MatchAnswer]>([
  ['1,286万元', {}, { kind: 'exact', value: 1_286_000_000 }],
  ['23.9%', { unit: 'ratio' }, { kind: 'exact', value: 0.239 }],
  ['38人', { unit: 'int', unitName: '人' }, { kind: 'exact', value: 38 }],
  ['否', { unit: 'bool' }, { kind: 'exact', value: false }],
  ['市级', { unit: 'enum' }, { kind: 'exact', value: '市级' }],
  ['20至39人', { unit: 'int', ranges: [{ from: 20, to: 39, label: '20至39人' }] }, { kind: 'range', from: 20, to: 39 }],
  ['5人及以上', { unit: 'int', unitName: '人' }, { kind: 'range', from: 5, to: null }],
  ['不超过30万元', {}, { kind: 'range', from: null, to: 30_000_000 }],
  ['不清楚', {}, { kind: 'range', from: null, to: null }],
  ['不清楚', {}, { kind: 'unsure' }],
  ['高新技术企业、小巨人', titles, { kind: 'set', chosen: ['fact:b:', 'fact:a:'] }],
  ['都没有', titles, { kind: 'set', chosen: [] }],
])('says %s', (said, question, answer) => expect(answerText(asked(question), answer, words)).toBe(said));
