import type { ScoreItem, ScoreTable } from '../../conditions/rule';
import { averageOf, classOne, classTwo, compareTo, fact, from, plus, unusedClassTwo } from '../build';
import { steps } from './bands';

export const guide = from('n-hnte-guide-2016-195');

/** Item of the growth of a number over three years, in bands of points (国科发火〔2016〕195号). */
const growth = (id: string, title: string, key: 'netAssets' | 'revenue'): ScoreItem => ({
  k: 'bands',
  id,
  title,
  max: 10,
  by: { k: 'hnteGrowth', key },
  rows: [
    { op: '>=', limit: '35%', band: [9, 10] },
    { op: '>=', limit: '25%', band: [7, 8] },
    { op: '>=', limit: '15%', band: [5, 6] },
    { op: '>=', limit: '5%', band: [3, 4] },
    { op: '>', limit: '0', band: [1, 2] },
  ],
  otherwise: [0, 0],
});

/** Score table of 企业创新能力评价 (国科发火〔2016〕195号): 100 points, most of them judged by experts within bands. */
export const innovation: ScoreTable = {
  pass: { op: '>', value: 70 },
  parts: [
    {
      id: 'ip',
      title: '知识产权',
      max: 30,
      items: [
        { k: 'expert', id: 'ip-advanced', title: '技术的先进程度', max: 8 },
        { k: 'expert', id: 'ip-core', title: '对主要产品（服务）在技术上发挥核心支持作用', max: 8 },
        {
          k: 'best',
          id: 'ip-count',
          title: '知识产权数量',
          max: 8,
          of: [
            { ...steps(classOne, [['1', [7, 8]]], [0, 0]), id: 'ip-count-1', title: 'Ⅰ类', max: 8 },
            {
              ...steps(
                unusedClassTwo,
                [
                  ['5', [5, 6]],
                  ['3', [3, 4]],
                  ['1', [1, 2]],
                ],
                [0, 0],
              ),
              id: 'ip-count-2',
              title: 'Ⅱ类',
              max: 6,
            },
          ],
        },
        {
          k: 'ladder',
          id: 'ip-origin',
          title: '知识产权获得方式',
          max: 6,
          rows: [
            {
              when: compareTo(
                'ip-own',
                '有自主研发的知识产权',
                plus(fact('ownInventions'), fact('ownClassTwo')),
                '>=',
                '1',
                'count',
                guide('score.ip', '有自主研发的得1至6分'),
              ),
              band: [1, 6],
            },
            {
              when: compareTo(
                'ip-acquired',
                '只有受让、受赠、并购取得的知识产权',
                plus(classOne, classTwo),
                '>=',
                '1',
                'count',
                guide('score.ip', '仅有受让、受赠、并购的得1至3分'),
              ),
              band: [1, 3],
            },
          ],
          otherwise: [0, 0],
        },
        {
          ...steps(fact('standards'), [['1', [1, 2]]], [0, 0]),
          id: 'ip-standard',
          title: '参与编制标准（加分）',
          max: 2,
        },
      ],
    },
    {
      id: 'conversion',
      title: '科技成果转化能力',
      max: 30,
      items: [
        {
          k: 'bands',
          by: averageOf('techConversions', 3),
          rows: [
            { op: '>=', limit: '5', band: [25, 30] },
            { op: '>=', limit: '4', band: [19, 24] },
            { op: '>=', limit: '3', band: [13, 18] },
            { op: '>=', limit: '2', band: [7, 12] },
            { op: '>=', limit: '1', band: [1, 6] },
            // In no band (§3.7): an expert decides between none and the lowest.
            { op: '>', limit: '0', band: [0, 6] },
          ],
          otherwise: [0, 0],
          id: 'conversion-count',
          title: '近三年年均转化数',
          max: 30,
        },
      ],
    },
    {
      id: 'organisation',
      title: '研究开发组织管理水平',
      max: 20,
      items: [
        { k: 'expert', id: 'organisation-rules', title: '研发管理制度与辅助账', max: 6 },
        { k: 'expert', id: 'organisation-lab', title: '研发机构、条件与产学研合作', max: 6 },
        { k: 'expert', id: 'organisation-reward', title: '成果转化激励与创新创业平台', max: 4 },
        { k: 'expert', id: 'organisation-people', title: '人才培养、引进与绩效评价', max: 4 },
      ],
    },
    {
      id: 'growth',
      title: '企业成长性',
      max: 20,
      items: [
        growth('growth-assets', '净资产增长率', 'netAssets'),
        growth('growth-sales', '销售收入增长率', 'revenue'),
      ],
    },
  ],
};
