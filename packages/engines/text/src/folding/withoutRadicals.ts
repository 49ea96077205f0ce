// CJK Radicals Supplement beside the character that looks the same. Unicode itself settles those of Kangxi Radicals (NFKC).
const pairs =
  '⺁厂⺄乙⺇几⺊卜⺎兀⺐尢⺒巳⺓幺⺟母⺠民⺧牛⺩王⺪疋⺫罒⺬示⺮竹⺶羊⺼月⺽臼⻁虎⻄西⻅见⻆角⻉贝⻊足⻋车⻑長⻓长⻔门⻕阜⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻬齐⻮齿⻯竜⻰龙⻱龜⻳龟';
const characters = new Map<string, string>();
for (let at = 0; at < pairs.length; at += 2) characters.set(pairs.charAt(at), pairs.charAt(at + 1));

/**
 * Text with radicals replaced by their characters, one by one. Fonts draw 金 and the radical ⾦ alike, and browsers that
 * print with Noto Sans store the radical: nobody would find 租⾦ by 租金.
 */
export const withoutRadicals = (text: string): string =>
  text.replace(/[⺀-⿕]/g, (radical) => characters.get(radical) ?? radical.normalize('NFKC'));
