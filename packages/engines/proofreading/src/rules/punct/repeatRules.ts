import type { Rule } from '../../model/Rule';
import { patternRule } from '../patternRule';

const info = { class: 'punct.repeat', fix: 'replace' } as const;

export const repeatRules: readonly Rule[] = [
  patternRule(
    {
      ...info,
      id: 'punct.repeat.same',
      title: '同一标点不连用',
      clause: 'GB/T 15834-2011（点号）',
      severity: 'error',
    },
    /(?<![。，、；：])([，、；：])\1+|(?<!。)。。(?!。)/g,
    ([whole]) => ({ suggestions: [whole.charAt(0)], reason: `“${whole.charAt(0)}”不连用` }),
  ),
  patternRule(
    {
      ...info,
      id: 'punct.repeat.mixed',
      title: '两个点号不连用',
      clause: 'GB/T 15834-2011（点号）',
      severity: 'error',
      fix: 'choose',
    },
    /(?<![，。、；：？！])(?:[，、；：][。，、；：？！]|[。？！][，、；：。])(?![，。、；：？！])/g,
    ([whole]) =>
      whole.charAt(0) === whole.charAt(1)
        ? null
        : { suggestions: [whole.charAt(1), whole.charAt(0)], reason: '句内、句末点号不能连在一起，留一个' },
  ),
  patternRule(
    {
      ...info,
      id: 'punct.repeat.exclamation',
      title: '公文里问号、叹号不叠用',
      clause: 'GB/T 15834-2011 4.3.3.3',
      severity: 'suggestion',
      genres: ['official', 'contract'],
    },
    /([！？])\1+/g,
    ([whole]) => ({ suggestions: [whole.charAt(0)], reason: '叠用问号、叹号只表示极强的语气，公文、合同里用一个' }),
  ),
  patternRule(
    {
      ...info,
      id: 'punct.repeat.ellipsis',
      title: '省略号是六个连点',
      clause: 'GB/T 15834-2011 4.11',
      severity: 'error',
    },
    /(?<=\p{Script=Han})(?:\.{3,}|。{3,}|·{3,})(?=[\p{Script=Han}”’）]|$)|(?<=\p{Script=Han})(?<!…)…(?!…)(?=[\p{Script=Han}”’）]|$)/gu,
    () => ({ suggestions: ['……'], reason: '省略号写作“……”，占两个字的位置' }),
  ),
  patternRule(
    {
      ...info,
      id: 'punct.repeat.et-cetera',
      title: '省略号与“等”不并用',
      clause: 'GB/T 15834-2011附录A',
      severity: 'error',
    },
    /…+(?=等(?:等)?(?:[。；，、]|$|\p{Script=Han}))/gu,
    (match) =>
      /^等(?:待|候|级|到|我|你|他|下|会)/.test(match.block.slice(match.at + match[0].length))
        ? null
        : { suggestions: [''], reason: '省略号已经表示列举没有完，不再用“等”，留一个' },
  ),
  patternRule(
    {
      ...info,
      id: 'punct.repeat.dash',
      title: '破折号占两个字的位置',
      clause: 'GB/T 15834-2011 4.10',
      severity: 'error',
    },
    /(?<=[\p{Script=Han}”》）])(?:-{2}|－{2}|─{2})(?=[\p{Script=Han}“《（])/gu,
    () => ({ suggestions: ['——'], reason: '破折号写作“——”' }),
  ),
];
