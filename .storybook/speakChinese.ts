/** Chinese for the words of Storybook's chrome, which has no translations of its own. */
const words: Readonly<Record<string, string>> = {
  'Find components': '找组件或页面',
  'Search for components': '找组件或页面',
  'Run tests': '运行检查',
  Controls: '属性',
  Actions: '动作',
  Interactions: '操作步骤',
  Accessibility: '无障碍',
  Docs: '说明',
  Canvas: '画布',
  Name: '名称',
  Description: '说明',
  Default: '默认',
  Control: '取值',
  'Show code': '看代码',
  'Hide code': '收起代码',
  Copy: '复制',
  Copied: '已复制',
  'No controls found': '没有可调的属性',
  Violations: '不合格',
  Passes: '合格',
  Inconclusive: '待人工判断',
};
const named = ['placeholder', 'aria-label', 'title'] as const;

/** Translates the words of Storybook's chrome, now and whenever new ones appear. */
export function speakChinese(page: Document): void {
  page.documentElement.lang = 'zh-CN';
  const translate = (root: Node) => {
    const all = page.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = root; node; node = all.nextNode()) {
      if (node instanceof Text) {
        const chinese = words[node.data.trim()];
        if (chinese) node.data = chinese;
      } else if (node instanceof Element)
        for (const name of named) {
          const chinese = words[node.getAttribute(name) ?? ''];
          if (chinese) node.setAttribute(name, chinese);
        }
    }
  };
  translate(page.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) translate(node);
  }).observe(page.body, { childList: true, subtree: true, characterData: true });
}
