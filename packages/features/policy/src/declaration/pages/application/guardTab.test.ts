// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createEdits } from './edits';
import { guardTab } from './guardTab';

const leaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('asks before the tab is left while something is only here, and sends it at once', async () => {
  const send = vi.fn(async (batch: { editId: string; fieldId: string }[]) => ({
    results: batch.map(({ editId, fieldId }) => ({
      editId,
      fieldId,
      outcome: 'saved' as const,
      isRepeated: false,
      value: '数控机床',
      revision: 1,
      editedAt: null,
      editedBy: null,
      conflict: null,
      message: null,
    })),
  }));
  const edits = createEdits(send);
  guardTab(edits);
  expect(leaving()).toBe(false);
  edits.put('name', '数控机床', 0);
  expect(leaving()).toBe(true);
  expect(send).toHaveBeenCalledTimes(1);
  await edits.flush();
  expect(leaving()).toBe(false);

  edits.hold('sum', '三十万');
  expect(leaving()).toBe(true);
  edits.hold('sum', null);
  expect(leaving()).toBe(false);
});

it('sends what was just typed when the page is hidden', () => {
  const send = vi.fn(() => new Promise<never>(() => undefined));
  const edits = createEdits(send);
  guardTab(edits);
  edits.put('name', '数控机床', 0);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(send).toHaveBeenCalledTimes(1);
});
