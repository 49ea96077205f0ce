// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Button } from '../components/Button';
import { IconButton } from '../components/IconButton';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let root: Root;
const announced = () =>
  [...document.querySelectorAll('[data-live-announcer] [aria-labelledby]')].map((spoken) => {
    const ids = spoken.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const parts = ids.map((id) => document.getElementById(id));
    return parts.map((part) => part?.getAttribute('aria-label') ?? part?.textContent).join(' ');
  });
const press = () => act(() => document.querySelector('button')?.focus());

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => act(() => root.unmount()));

it('announces what is being done, and takes the announcement along when it goes', () => {
  act(() => root.render(<Button>登录</Button>));
  press();
  act(() => root.render(<Button isPending>正在登录</Button>));
  expect(announced()).toEqual(['正在登录']);
  act(() => root.render(<p>工作台</p>));
  expect(announced()).toEqual([]);
});

it('has words for a pending picture', () => {
  act(() => root.render(<IconButton label="订阅" icon={null} />));
  press();
  act(() => root.render(<IconButton label="订阅" icon={null} isPending />));
  expect(announced()).toEqual(['订阅 正在处理']);
  act(() => root.render(null));
  expect(announced()).toEqual([]);
});
