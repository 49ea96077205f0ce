import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { policySummaries, samplePolicy } from './policyFixtures';

const example = (name: string) =>
  parse(readFileSync(new URL(`../../../../../../openapi/examples/${name}.yaml`, import.meta.url), 'utf8')).data;

it('the policy is the example of the contract', () => {
  expect(samplePolicy).toEqual(example('getPolicy'));
});

it('the rows begin with those of the contract', () => {
  const { rows } = example('searchPolicies');
  const [first, second] = policySummaries;
  // The contract's rows name fewer facts of their policy than its detail does.
  expect(first).toEqual({ ...first, ...rows[0] });
  expect(second).toEqual({ ...second, ...rows[1] });
});
