import { expect, it } from 'vitest';
import { successorOf } from './successor';

const relation = {
  kind: 'superseded_by' as const,
  label: '被取代',
  policy: { id: 'n-1', title: '新办法', docNo: null },
};
const version = {
  id: 'n-2',
  title: '同名办法',
  label: '2025年修订',
  date: '2025-01-01',
  status: 'in_force' as const,
  isCurrent: false,
};

it.each([
  [
    'the policy that its relations name',
    { status: 'repealed' as const, relations: [relation], versions: [version] },
    'n-1',
  ],
  ['else the version in force', { status: 'amended' as const, relations: [], versions: [version] }, 'n-2'],
  ['none while it is in force', { status: 'in_force' as const, relations: [relation], versions: [version] }, undefined],
  ['none when the library knows none', { status: 'expired' as const, relations: [], versions: [] }, undefined],
  ['never itself', { status: 'repealed' as const, relations: [], versions: [{ ...version, id: 'n-0' }] }, undefined],
])('the successor is %s', (_, policy, expected) => {
  expect(successorOf({ id: 'n-0', ...policy })?.id).toBe(expected);
});
