import { expect, it } from 'vitest';
import { unsaid } from './unsaid';

const halved = '《技术转让所得减免企业所得税》\n不超过500万元的部分免征企业所得税，超过500万元的部分减半征收。';

it.each([
  ['小微企业六税两费减半到什么时候', [halved], ['六税两费']],
  ['小微企业六税两费减半到什么时候', [halved, '小微企业减半征收“六税两费”，执行至2027年12月31日。'], []],
  ['技术转让所得减半征收的标准是多少', [halved], []],
  // In other words: 裁员 is 解除劳动合同 there.
  ['裁员要赔多少', ['经济补偿按劳动者在本单位工作的年限，解除劳动合同的，用人单位应当支付经济补偿。'], []],
  ['六税两费是什么', [], []],
])('%s', (question, texts, wanted) => {
  expect(unsaid(question, texts)).toEqual(wanted);
});
