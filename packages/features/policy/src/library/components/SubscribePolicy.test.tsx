// @vitest-environment happy-dom
import { useFeatureHost } from '@hengce/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { policyQueries } from '../../shared/data/queries';
import { PolicyStoryHost } from '../../testing/PolicyStoryHost';
import { servePolicies } from '../testing/journey';
import { SubscribePolicy } from './SubscribePolicy';

servePolicies();

/** Another part of the page that knows what is followed. */
function Followed() {
  const { data } = useQuery(policyQueries(useFeatureHost().api).subscriptions());
  return <p>共{data?.length}项</p>;
}

it('a subscription that was taken back comes back, after its page was left too', async () => {
  const page = (isThere: boolean) => (
    <PolicyStoryHost>
      <Followed />
      {isThere ? <SubscribePolicy policy={{ id: 'p1', title: '研发后补助实施细则' }} /> : null}
    </PolicyStoryHost>
  );
  const { rerender } = render(page(true));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '订阅更新' }));
  await screen.findByText('共1项');
  await user.click(await screen.findByRole('button', { name: '订阅更新' }));
  await screen.findByText('共0项');
  rerender(page(false));
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  expect(await screen.findByText('共1项')).toBeDefined();
});
