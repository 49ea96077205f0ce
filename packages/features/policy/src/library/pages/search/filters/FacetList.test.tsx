// @vitest-environment happy-dom
import { MemoryHost } from '@hengce/feature-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { FacetList } from './FacetList';

afterEach(cleanup);

const themes = Array.from({ length: 15 }, (_, index) => `主题${index + 1}`);
const buckets = themes.map((value) => ({ value, label: value, count: 3, parent: null }));

it('shows the whole list again after a name was looked for and the list folded', async () => {
  const user = userEvent.setup();
  render(
    <MemoryHost>
      <FacetList
        facetKey="theme"
        facets={[{ key: 'theme', more: 0, buckets }]}
        labelOf={(value) => value}
        chosen={[]}
        onChange={() => undefined}
      />
    </MemoryHost>,
  );
  await user.click(screen.getByRole('button', { name: '展开其余9项' }));
  await user.type(screen.getByRole('searchbox', { name: '在主题分类中查找' }), '主题15');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '收起' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: '展开其余9项' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(15);
});
