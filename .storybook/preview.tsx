import '@hengce/ui/global';
import '@hengce/ui/document-font.css';
import { Provider, toastQueue } from '@hengce/ui/testing';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { useEffect } from 'react';
import { configure } from 'storybook/test';
import { offerChoices } from './choices';
import { type EmulatedMedia, emulateMedia } from './emulateMedia';
import { fixClock } from './fixedClock';

// A busy machine is slow and still right.
configure({ asyncUtilTimeout: 10_000 });

// A field that React takes away loses its focus in the midst of React's work. user-event would say `change` then, in `act`, which
// leaves React broken for every story after.
window.addEventListener(
  'blur',
  (event) => {
    if (event.target instanceof Element && event.relatedTarget === null) event.stopImmediatePropagation();
  },
  true,
);

const themes = {
  light: ['light'],
  dark: ['dark'],
  both: ['light', 'dark'],
} as const;

const toolbar = (
  title: string,
  icon: 'contrast' | 'zoom' | 'play' | 'accessibility',
  choices: Record<string, string>,
) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries(choices).map(([value, choice]) => ({ value, title: choice })),
    dynamicTitle: true,
  },
});

export default definePreview({
  addons: [
    addonDocs(),
    addonMsw(),
    // Off where every story is held to the product's content security policy (see main.ts).
    ...(import.meta.env.STORYBOOK_CANVAS_TOOLS === 'off' ? [] : [addonA11y()]),
  ],
  globalTypes: {
    theme: toolbar('主题', 'contrast', { light: '浅色', dark: '深色', both: '并排' }),
    // No digits: from an address they come back as numbers.
    zoom: toolbar('文字', 'zoom', { normal: '文字100%', double: '文字200%' }),
    motion: toolbar('动效', 'play', { system: '动效随系统', reduced: '减少动效' }),
    colours: toolbar('对比', 'accessibility', { system: '颜色随系统', forced: '强制颜色' }),
  },
  initialGlobals: {
    theme: 'light',
    zoom: 'normal',
    motion: 'system',
    colours: 'system',
  },
  // The queue outlives a story; the toasts of one are not those of the next.
  beforeEach: [fixClock, () => toastQueue.clear()],
  argTypesEnhancers: [offerChoices],
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      useEffect(() => {
        document.documentElement.lang = 'zh-CN';
        document.documentElement.style.zoom = globals.zoom === 'double' ? '2' : '';
        const media: EmulatedMedia[] = [];
        if (globals.motion === 'reduced') media.push('reducedMotion');
        if (globals.colours === 'forced') media.push('forcedColors');
        emulateMedia(media);
      }, [globals.zoom, globals.motion, globals.colours]);
      const shown = themes[globals.theme as keyof typeof themes] ?? themes.light;
      // Among words, a story is as high as it is.
      const minHeight = viewMode === 'docs' ? undefined : '100dvh';
      return (
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: `repeat(${shown.length}, minmax(0, 1fr))`,
            minHeight,
          }}
        >
          {shown.map((theme, i) => (
            // Side by side, overlays stay in their half: `contain` makes it the frame of position: fixed.
            // biome-ignore lint/suspicious/noArrayIndexKey: a change of theme keeps the state of the story
            <div key={i} style={shown.length > 1 ? { contain: 'layout' } : undefined}>
              <Provider colorScheme={theme}>
                <div
                  style={
                    parameters.isPage
                      ? { minHeight }
                      : {
                          padding: 24,
                          minHeight,
                          boxSizing: 'border-box',
                          background: 'var(--hc-color-surface)',
                        }
                  }
                >
                  <Story />
                </div>
              </Provider>
            </div>
          ))}
        </div>
      );
    },
  ],
  parameters: {
    // What react-aria has said is kept for seconds, by the name of an element that may be gone: nobody can reach it.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-live-announcer]'] },
      // Of rules that are kept one place will do: to list them all takes long, and every report 160 kB.
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    // The same modes as the offline pictures (test/stories.spec.ts), for those who have a token: tools/stories.mjs.
    chromatic: {
      modes: {
        'light 1280': { theme: 'light', viewport: 'desktop' },
        'dark 1280': { theme: 'dark', viewport: 'desktop' },
        'light 375': { theme: 'light', viewport: 'phone' },
        'dark 375': { theme: 'dark', viewport: 'phone' },
      },
    },
    layout: 'fullscreen',
    options: {
      storySort: {
        order: [
          '起步',
          ['起步', '页面一览', '设计原则', '语气与文案', '色彩', '字体', '间距与形状', '动效', '*'],
          '基础',
          '布局',
          '表单',
          '反馈',
          '导航',
          '数据展示',
          '尺',
          'AI',
          '图表',
          '页面',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: '手机 375', styles: { width: '375px', height: '812px' } },
        tablet: { name: '平板 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '桌面 1280', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
  tags: ['autodocs'],
});
