// @vitest-environment happy-dom
import { MemoryHost } from '@hengce/feature-kit/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useDraft } from './useDraft';

afterEach(cleanup);

const inMemory = (kept: Map<string, string>) => ({
  read: async (key: string) => kept.get(key) ?? null,
  write: async (key: string, text: string | null) => void (text === null ? kept.delete(key) : kept.set(key, text)),
});

function Field({ of, typed }: { of: string; typed?: string }) {
  const { text, setText } = useDraft(of);
  // As early as a browser lets anybody type: the field is drawn, and not all of its effects have run.
  useLayoutEffect(() => {
    if (typed !== undefined) setText(typed);
  }, [typed, setText]);
  return <output>{text}</output>;
}

const shown = (kept: Record<string, string>) => {
  const drafts = inMemory(new Map(Object.entries(kept)));
  return (of: string, typed?: string) => (
    <MemoryHost host={{ drafts }}>
      <Field of={of} {...(typed === undefined ? {} : { typed })} />
    </MemoryHost>
  );
};
const text = () => screen.getByRole('status').textContent;

it('keeps what is typed as soon as the field is there, and not what was kept before', async () => {
  const at = shown({ a: '昨天的' });
  render(at('a', '一、总体情况'));
  await act(async () => undefined);
  expect(text()).toBe('一、总体情况');
});

it('has the text of its key, also of another one later', async () => {
  const at = shown({ a: '昨天的', b: '另一份' });
  const { rerender } = render(at('a'));
  await waitFor(() => expect(text()).toBe('昨天的'));
  rerender(at('b'));
  await waitFor(() => expect(text()).toBe('另一份'));
  rerender(at('c'));
  await waitFor(() => expect(text()).toBe(''));
});
