// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FacetGroup } from './FacetGroup';

afterEach(cleanup);

it('does not fold under the hand of someone who takes the last choice back', () => {
  const group = (chosenCount: number) => (
    <FacetGroup title="主题分类" chosenCount={chosenCount} isOpenAtFirst={chosenCount > 0}>
      科技、教育
    </FacetGroup>
  );
  const { rerender } = render(group(1));
  expect(screen.getByRole('group').hasAttribute('open')).toBe(true);
  rerender(group(0));
  expect(screen.getByRole('group').hasAttribute('open')).toBe(true);
});
