import type { RewardCatalogue } from '@hengce/api';
import { fail, mainHttp, ok } from '@hengce/api/testing';
import { matchEnterprise } from '../../shared/testing/matchFixtures';
import { planOf, rewardCatalogue, rewardFacts } from './rewardFixtures';

/** Handlers of 奖补测算 over the fixtures. */
export const rewardHandlers = ({ catalogue = rewardCatalogue }: { catalogue?: RewardCatalogue } = {}) => [
  mainHttp.get('/api/v1/enterprise/list', ({ response }) => response(200).json(ok([matchEnterprise]))),
  mainHttp.get('/api/v1/rewards/catalogue', ({ response }) => response(200).json(ok(catalogue))),
  mainHttp.get('/api/v1/rewards/facts', ({ response }) => response(200).json(ok(rewardFacts))),
  mainHttp.post('/api/v1/rewards/plan', async ({ request, response }) => {
    const body = (await request.clone().json()) as {
      items: string[];
      overrides?: { id: string; amountFen: number }[];
    };
    return response(200).json(ok(planOf(body.items, body.overrides ?? [])));
  }),
  mainHttp.post('/api/v1/rewards/calculate', async ({ request, response }) => {
    const { inputs } = (await request.clone().json()) as { inputs: { taxableIncomeFen?: number } };
    if (inputs.taxableIncomeFen === undefined) {
      const fieldErrors = [{ field: 'inputs.taxableIncomeFen', message: '请填写应纳税所得额' }];
      return response.untyped(
        Response.json({ ...fail(400, '请填写应纳税所得额', 400), data: { fieldErrors } }, { status: 400 }),
      );
    }
    return response(200).json(
      ok({
        calculator: 'hnteRate',
        amountFen: 80_000_000,
        formula: '800万元×25%−800万元×15%＝80万元',
        notes: ['与按25%缴纳相比少缴的企业所得税'],
        source: {
          title: '高新技术企业减按15%税率征收企业所得税',
          docNo: null,
          clause: {
            policyId: 'n-hnte-income-tax',
            clauseId: 'art-28.2',
            label: '第二十八条第二款',
            quote: '15%的优惠税率',
          },
        },
      }),
    );
  }),
];
