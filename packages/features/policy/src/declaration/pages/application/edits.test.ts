import { ApiError, type FormEdit, type FormEditReply } from '@hengce/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEdits, type FieldValue, stuckFields } from './edits';

type Result = FormEditReply['results'][number];

/** A form on a server, as the contract has it: both values of a conflict are kept, and an edit counts once. */
function createForm() {
  const fields = new Map<string, { value: FieldValue; revision: number; conflicts: FieldValue[] }>();
  const known = new Map<string, Result>();
  const state = { isAway: false, losesAnswers: false };
  let newest = 0;
  const at = (id: string) => fields.get(id) ?? { value: null, revision: 0, conflicts: [] };
  const put = (id: string, value: FieldValue) => {
    newest += 1;
    fields.set(id, { ...at(id), value, revision: newest });
  };
  const away = () => new ApiError({ kind: 'network', message: '网络不可用' });
  const send = vi.fn(async (edits: FormEdit[]): Promise<Pick<FormEditReply, 'results'>> => {
    if (state.isAway) throw away();
    const results = edits.map(({ editId, fieldId, baseRevision, value }): Result => {
      const before = known.get(editId);
      if (before) return { ...before, isRepeated: true, value: at(fieldId).value, revision: at(fieldId).revision };
      const isRefused = value === '不是年份';
      const isConflict = !isRefused && at(fieldId).revision !== baseRevision;
      if (isConflict) fields.set(fieldId, { ...at(fieldId), conflicts: [...at(fieldId).conflicts, value] });
      else if (!isRefused) put(fieldId, value);
      const result: Result = {
        editId,
        fieldId,
        outcome: isRefused ? 'refused' : isConflict ? 'conflict' : 'saved',
        isRepeated: false,
        value: at(fieldId).value,
        revision: at(fieldId).revision,
        editedAt: null,
        editedBy: null,
        conflict: null,
        message: isRefused ? '年份为4位数字' : null,
      };
      known.set(editId, result);
      return result;
    });
    if (state.losesAnswers) throw away();
    return { results };
  });
  return { state, at, put, send };
}

function createRandom(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 48271) % 2147483647;
    return state % most;
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('正在填写的内容', () => {
  it('sends what was typed once the typing stops, as one save', async () => {
    const form = createForm();
    const edits = createEdits(form.send);
    for (const value of ['数', '数控', '数控机床']) edits.put('name', value, 0);
    expect(form.send).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(form.send).toHaveBeenCalledTimes(1);
    expect(form.at('name')).toMatchObject({ value: '数控机床', revision: 1 });
    expect(edits.state()).toMatchObject({ phase: 'idle', edits: new Map() });
  });

  it('keeps what is typed while the network is away, and sends it when it is back', async () => {
    const form = createForm();
    const edits = createEdits(form.send);
    form.state.isAway = true;
    edits.put('name', '数控机床', 0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(edits.state().phase).toBe('waiting');
    edits.put('sum', 12, 0);
    form.state.isAway = false;
    await vi.runAllTimersAsync();
    expect([form.at('name').value, form.at('sum').value]).toEqual(['数控机床', 12]);
    expect(edits.state().phase).toBe('idle');
  });

  it('counts an edit once when only the answer was lost', async () => {
    const form = createForm();
    const edits = createEdits(form.send);
    form.state.losesAnswers = true;
    edits.put('name', '数控机床', 0);
    await vi.advanceTimersByTimeAsync(1000);
    form.state.losesAnswers = false;
    await vi.runAllTimersAsync();
    expect(form.at('name')).toEqual({ value: '数控机床', revision: 1, conflicts: [] });
    expect(edits.state().edits.size).toBe(0);
  });

  it('sends what was typed after a lost answer once that answer is there, so that one editor never meets a conflict', async () => {
    const form = createForm();
    const edits = createEdits(form.send);
    form.state.losesAnswers = true;
    edits.put('name', '数控', 0);
    await vi.advanceTimersByTimeAsync(1000);
    edits.put('name', '数控机床', 0);
    expect(edits.state().edits.get('name')?.value).toBe('数控机床');
    await vi.advanceTimersByTimeAsync(5000);
    form.state.losesAnswers = false;
    await vi.runAllTimersAsync();
    expect(form.at('name')).toEqual({ value: '数控机床', revision: 2, conflicts: [] });
    expect(edits.state()).toMatchObject({ phase: 'idle', edits: new Map() });
  });

  it('keeps both when somebody else was there between a lost answer and the rest', async () => {
    const form = createForm();
    const edits = createEdits(form.send);
    form.state.losesAnswers = true;
    edits.put('name', '数控', 0);
    await vi.advanceTimersByTimeAsync(1000);
    edits.put('name', '数控机床', 0);
    form.put('name', '智能化改造');
    form.state.losesAnswers = false;
    await vi.runAllTimersAsync();
    expect(form.at('name')).toMatchObject({ value: '智能化改造', conflicts: ['数控机床'] });
  });

  it('takes the rest of a word as the next edit of the same field', async () => {
    const form = createForm();
    const edits = createEdits(form.send);
    edits.put('name', '数控', 0);
    const first = edits.flush();
    edits.put('name', '数控机床', 0);
    await first;
    await vi.runAllTimersAsync();
    expect(form.at('name')).toEqual({ value: '数控机床', revision: 2, conflicts: [] });
  });

  it('leaves a conflict to the server, which keeps both values', async () => {
    const form = createForm();
    const edits = createEdits(form.send);
    form.put('name', '智能化改造');
    edits.put('name', '数控机床', 0);
    await vi.runAllTimersAsync();
    expect(form.at('name')).toMatchObject({ value: '智能化改造', conflicts: ['数控机床'] });
    expect(edits.state().edits.size).toBe(0);
  });

  it('sends a refused value again only when it was changed', async () => {
    const form = createForm();
    const edits = createEdits(form.send);
    edits.put('year', '不是年份', 0);
    edits.put('name', '数控机床', 0);
    await vi.runAllTimersAsync();
    expect(edits.state().edits.get('year')?.message).toBe('年份为4位数字');
    expect(form.at('name').value).toBe('数控机床');
    edits.put('year', '2026', 0);
    await vi.runAllTimersAsync();
    expect(form.at('year').value).toBe('2026');
    expect(form.send).toHaveBeenCalledTimes(2);
  });

  it('keeps text of which no value can be made, counts it as unsaved and sends nothing for it', async () => {
    const form = createForm();
    const edits = createEdits(form.send);
    form.put('sum', 12);
    edits.put('sum', null, 1);
    edits.hold('sum', '三十万');
    edits.put('year', '不是年份', 0);
    await vi.runAllTimersAsync();
    expect(form.at('sum')).toMatchObject({ value: 12, revision: 1 });
    expect(edits.state().unread.get('sum')).toBe('三十万');
    expect(stuckFields(edits.state())).toEqual(['sum', 'year']);
    edits.put('sum', 30, 1);
    edits.put('year', '2026', 0);
    await vi.runAllTimersAsync();
    expect(form.at('sum')).toMatchObject({ value: 30, conflicts: [] });
    expect(stuckFields(edits.state())).toEqual([]);
  });

  it('has no conflict with one editor over a bad network', async () => {
    const random = createRandom(11);
    const form = createForm();
    const edits = createEdits(form.send);
    const last = new Map<string, string>();
    for (let step = 0; step < 400; step++) {
      form.state.isAway = random(5) === 0;
      form.state.losesAnswers = random(3) === 0;
      const id = `f${random(4)}`;
      last.set(id, `v${step}`);
      edits.put(id, `v${step}`, form.at(id).revision);
      await vi.advanceTimersByTimeAsync(random(3000));
    }
    form.state.isAway = false;
    form.state.losesAnswers = false;
    await vi.runAllTimersAsync();
    for (const [id, value] of last) expect(form.at(id)).toMatchObject({ value, conflicts: [] });
  });

  it('loses nothing when two type at random over a bad network', async () => {
    const random = createRandom(7);
    const form = createForm();
    const people = [createEdits(form.send), createEdits(form.send)] as const;
    for (let step = 0; step < 400; step++) {
      form.state.isAway = random(5) === 0;
      form.state.losesAnswers = random(7) === 0;
      const id = `f${random(4)}`;
      (people[random(2)] ?? people[0]).put(id, `v${step}`, form.at(id).revision);
      await vi.advanceTimersByTimeAsync(random(1500));
    }
    form.state.isAway = false;
    form.state.losesAnswers = false;
    // The last word of each is on the server: as the value, or beside it.
    const last = people.flatMap(({ state }) => [...state().edits].map(([id, { value }]) => ({ id, value })));
    expect(last.length).toBeGreaterThan(0);
    await vi.runAllTimersAsync();
    for (const { id, value } of last) expect([form.at(id).value, ...form.at(id).conflicts]).toContain(value);
    expect(people.every(({ state }) => state().phase === 'idle' && state().edits.size === 0)).toBe(true);
  });
});
