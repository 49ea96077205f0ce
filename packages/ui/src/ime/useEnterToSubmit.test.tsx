// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EnterToSubmitOptions, useEnterToSubmit } from './useEnterToSubmit';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const submit = vi.fn();
let root: Root;
let area: HTMLTextAreaElement;

function Field(options: EnterToSubmitOptions) {
  return <textarea {...useEnterToSubmit(submit, options)} />;
}
const render = (options: EnterToSubmitOptions = {}) => {
  act(() => root.render(<Field {...options} />));
  area = document.querySelector('textarea') as HTMLTextAreaElement;
};
const fire = (event: Event) => {
  act(() => {
    area.dispatchEvent(event);
  });
  return event;
};
const composition = (type: string) => fire(new CompositionEvent(type, { bubbles: true }));
const key = (init: KeyboardEventInit & { keyCode?: number } = {}) =>
  fire(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }));

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  submit.mockReset();
});

describe('useEnterToSubmit', () => {
  it('submits on Enter and keeps the line break out', () => {
    render();
    expect(key().defaultPrevented).toBe(true);
    expect(submit).toHaveBeenCalledOnce();
  });

  it('leaves Shift+Enter to break the line', () => {
    render();
    expect(key({ shiftKey: true }).defaultPrevented).toBe(false);
    expect(submit).not.toHaveBeenCalled();
  });

  it('Chrome: does not submit the Enter that commits, nor disturbs it', () => {
    render();
    composition('compositionstart');
    expect(key({ isComposing: true, keyCode: 229 }).defaultPrevented).toBe(false);
    composition('compositionend');
    expect(submit).not.toHaveBeenCalled();
  });

  it('Safari: does not submit the Enter right after the end, but the next one', () => {
    render();
    composition('compositionstart');
    composition('compositionend');
    key({ isComposing: false, keyCode: 229 });
    expect(submit).not.toHaveBeenCalled();
    key();
    expect(submit).toHaveBeenCalledOnce();
  });

  it('does not submit the Enter that commits raw pinyin, such as “vue”', () => {
    render();
    composition('compositionstart');
    for (const letter of 'vue') key({ key: letter, isComposing: true, keyCode: 229 });
    key({ isComposing: true, keyCode: 229 });
    composition('compositionend');
    expect(submit).not.toHaveBeenCalled();
  });

  it('submits an Enter with keyCode 229 where nothing was composed', () => {
    render();
    key({ keyCode: 229 });
    expect(submit).toHaveBeenCalledOnce();
  });

  it('mod-enter: Ctrl or ⌘ with Enter submits, Enter alone does not', () => {
    render({ submitsOn: 'mod-enter' });
    key();
    expect(submit).not.toHaveBeenCalled();
    key({ ctrlKey: true });
    key({ metaKey: true });
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('submits once while the key is held, and never while disabled', () => {
    render();
    expect(key({ repeat: true }).defaultPrevented).toBe(true);
    expect(submit).not.toHaveBeenCalled();
    render({ isDisabled: true });
    key();
    expect(submit).not.toHaveBeenCalled();
  });
});
