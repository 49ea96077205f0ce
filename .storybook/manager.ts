import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { speakChinese } from './speakChinese';

// Ink and azurite as in the product (packages/ui/src/tokens): the manager is another page and has no tokens.
const azurite = '#1261A6';
const ink = '#161C21';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: '衡策设计系统',
    brandUrl: './',
    brandImage: './brand.svg',
    fontBase: '"PingFang SC","HarmonyOS Sans SC","Noto Sans SC","Microsoft YaHei",system-ui,sans-serif',
    colorPrimary: azurite,
    colorSecondary: azurite,
    appBg: '#F0F2F4',
    appContentBg: '#FFFFFF',
    appBorderColor: '#E3E7E9',
    appBorderRadius: 12,
    textColor: ink,
    barTextColor: '#444B52',
    barSelectedColor: azurite,
    barHoverColor: azurite,
    inputBorderRadius: 6,
  }),
  layoutCustomisations: {
    // Pages and words are looked at whole; controls and checks are for components.
    showPanel: ({ storyId }, isShown) => (/^(ui|viz)-(?!.*--docs$)/.test(storyId) ? isShown : false),
  },
});
speakChinese(document);
