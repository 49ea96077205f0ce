import { makeZip, type ZipPart } from './files';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const spaces = `xmlns:w="${word}" xmlns:r="${office}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"`;
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export interface DocxSample {
  name: string;
  content: Buffer;
  /** Changes that must come as comments, because they stand where nothing may be written. */
  locked?: number;
  /** The same in a copy without revisions, where it differs. */
  lockedInClean?: number;
}

interface Extra {
  /** By the name of the part: its kind, and its XML. */
  parts?: Record<string, { kind: 'header' | 'footer' | 'footnotes' | 'endnotes' | 'comments'; xml: string }>;
  /** Instead of the body. */
  document?: string;
  others?: ZipPart[];
  rels?: string;
  section?: string;
}

export function docxWith(
  body: string,
  { parts = {}, document, others = [], rels = '', section = '' }: Extra = {},
): Buffer {
  const named = Object.entries(parts);
  const overrides = named.map(
    ([name, { kind }]) => `<Override PartName="/word/${name}" ContentType="${types}.${kind}+xml"/>`,
  );
  const links = named.map(
    ([name, { kind }], at) => `<Relationship Id="rIdPart${at + 1}" Type="${office}/${kind}" Target="${name}"/>`,
  );
  const references = named.flatMap(([, { kind }], at) =>
    kind === 'header' || kind === 'footer' ? [`<w:${kind}Reference w:type="default" r:id="rIdPart${at + 1}"/>`] : [],
  );
  const main =
    document ??
    `${head}<w:document ${spaces}><w:body>${body}<w:sectPr>${references.join('')}<w:pgSz w:w="11906" w:h="16838"/>${section}</w:sectPr></w:body></w:document>`;
  return makeZip([
    {
      name: '[Content_Types].xml',
      content: `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${types}.document.main+xml"/>${overrides.join('')}</Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    { name: 'word/document.xml', content: main },
    {
      name: 'word/_rels/document.xml.rels',
      content: `${head}<Relationships xmlns="${relations}">${links.join('')}${rels}</Relationships>`,
    },
    ...named.map(([name, { xml }]) => ({ name: `word/${name}`, content: `${head}${xml}` })),
    ...others,
  ]);
}

const t = (text: string) => `<w:t xml:space="preserve">${text}</w:t>`;
const r = (text: string, look = '') => `<w:r>${look === '' ? '' : `<w:rPr>${look}</w:rPr>`}${t(text)}</w:r>`;
const p = (...content: string[]) => `<w:p>${content.join('')}</w:p>`;
const sentence = '请核对企业的的帐户，联系电话13912345678。';
const cell = (content: string) => `<w:tc><w:tcPr><w:tcW w:w="3000" w:type="dxa"/></w:tcPr>${content}</w:tc>`;
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
const table = (...rows: string[]) =>
  `<w:tbl><w:tblPr><w:tblW w:w="9000" w:type="dxa"/></w:tblPr><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="3000"/></w:tblGrid>${rows.join('')}</w:tbl>`;
const fieldMark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const field = (instruction: string, result: string) =>
  `${fieldMark('begin')}<w:r><w:instrText xml:space="preserve">${instruction}</w:instrText></w:r>${fieldMark('separate')}${result}${fieldMark('end')}`;
const byOther = 'w:author="王主任" w:date="2026-01-05T08:00:00Z"';
const box = (content: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="2000000" cy="800000"/><wp:docPr id="7" name="文本框"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="2000000" cy="800000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape style="width:150pt;height:60pt"><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
const control = (properties: string, content: string) =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const plain = p(r(sentence));
const note = (kind: string, content: string) =>
  `<w:${kind}s ${spaces}><w:${kind} w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:${kind}><w:${kind} w:id="1">${content}</w:${kind}></w:${kind}s>`;

/** Hand-built: what Word, WPS and LibreOffice write around words; all have what docxMistakes.ts changes. */
export const docxSamples: readonly DocxSample[] = [
  { name: '一段文字', content: docxWith(plain) },
  {
    name: '字符各有格式',
    content: docxWith(
      p(
        r('请核对企业的', '<w:b/>'),
        r('的帐', '<w:i/>'),
        r('户，联系电话139'),
        r('12345678。', '<w:u w:val="single"/>'),
      ),
    ),
  },
  { name: '一字一个文本', content: docxWith(p([...sentence].map((one) => r(one)).join(''))) },
  {
    name: '同一个文本块里有几段文字',
    content: docxWith(p(`<w:r>${t('请核对企业的的')}${t('帐户，联系电话')}${t('13912345678。')}</w:r>`)),
  },
  {
    name: '超链接里',
    content: docxWith(
      p(r('见'), `<w:hyperlink r:id="rIdLink" w:history="1">${r(sentence, '<w:color w:val="0563C1"/>')}</w:hyperlink>`),
      {
        rels: `<Relationship Id="rIdLink" Type="${office}/hyperlink" Target="https://example.com/" TargetMode="External"/>`,
      },
    ),
  },
  {
    name: '书签与校对标记之间',
    content: docxWith(
      p(
        '<w:bookmarkStart w:id="0" w:name="甲"/>',
        r('请核对企业的'),
        '<w:proofErr w:type="spellStart"/>',
        r('的帐'),
        '<w:proofErr w:type="spellEnd"/><w:bookmarkEnd w:id="0"/>',
        r('户，联系电话13912345678。'),
      ),
    ),
  },
  {
    name: '表格',
    content: docxWith(table(row(cell(p(r('项目'))), cell(p(r('说明')))), row(cell(p(r('帐户'))), cell(plain)))),
  },
  { name: '单元格里几段', content: docxWith(table(row(cell(`${plain}${plain}`), cell(p(r('的的')))))) },
  {
    name: '表格套表格',
    content: docxWith(table(row(cell(`${table(row(cell(plain), cell(p(r('帐户')))))}<w:p/>`), cell(p(r('外层')))))),
  },
  {
    name: '合并的单元格',
    content: docxWith(
      table(row(`<w:tc><w:tcPr><w:gridSpan w:val="2"/><w:vMerge w:val="restart"/></w:tcPr>${plain}</w:tc>`)),
    ),
  },
  {
    name: '页眉与页脚',
    content: docxWith(plain, {
      parts: {
        'header1.xml': { kind: 'header', xml: `<w:hdr ${spaces}>${plain}</w:hdr>` },
        'footer1.xml': { kind: 'footer', xml: `<w:ftr ${spaces}>${p(r('帐户的的'))}</w:ftr>` },
      },
    }),
  },
  {
    name: '只有页码的页脚',
    content: docxWith(plain, {
      parts: { 'footer1.xml': { kind: 'footer', xml: `<w:ftr ${spaces}>${p(field(' PAGE ', r('1')))}</w:ftr>` } },
    }),
  },
  {
    name: '脚注',
    content: docxWith(p(r(sentence), '<w:r><w:footnoteReference w:id="1"/></w:r>'), {
      parts: { 'footnotes.xml': { kind: 'footnotes', xml: note('footnote', plain) } },
    }),
  },
  {
    name: '尾注',
    content: docxWith(p(r(sentence), '<w:r><w:endnoteReference w:id="1"/></w:r>'), {
      parts: { 'endnotes.xml': { kind: 'endnotes', xml: note('endnote', plain) } },
    }),
  },
  { name: '文本框', content: docxWith(p(r('前'), box(plain), r('帐户后'))) },
  { name: '文本框在表格里', content: docxWith(table(row(cell(p(box(plain))), cell(p(r('帐户')))))) },
  { name: '目录域', content: docxWith(p(field(' TOC \\o "1-3" ', r('帐户管理\t1')), r('。')) + plain), locked: 1 },
  {
    name: '简单域',
    content: docxWith(p(`<w:fldSimple w:instr=" TITLE ">${r('帐户')}</w:fldSimple>`) + plain),
    locked: 1,
  },
  { name: '超链接域', content: docxWith(p(field(' HYPERLINK "https://example.com/" ', r(sentence)))) },
  { name: '别人的插入', content: docxWith(p(r('前'), `<w:ins w:id="5" ${byOther}>${r(sentence)}</w:ins>`, r('后'))) },
  {
    name: '别人的删除',
    content: docxWith(
      p(
        r('请核对企业的'),
        `<w:del w:id="6" ${byOther}><w:r><w:delText>不要的帐户</w:delText></w:r></w:del>`,
        r('的帐户，联系电话13912345678。'),
      ),
    ),
  },
  {
    name: '别人的移动',
    content: docxWith(
      p(
        `<w:moveFrom w:id="8" ${byOther}>${r('帐户')}</w:moveFrom>`,
        r('中'),
        `<w:moveTo w:id="9" ${byOther}>${r('帐户')}</w:moveTo>`,
      ) + plain,
    ),
    locked: 1,
  },
  {
    name: '格式修订',
    content: docxWith(
      p(`<w:r><w:rPr><w:b/><w:rPrChange w:id="3" ${byOther}><w:rPr/></w:rPrChange></w:rPr>${t(sentence)}</w:r>`),
    ),
  },
  {
    name: '已有批注',
    content: docxWith(
      p(
        '<w:commentRangeStart w:id="4"/>',
        r(sentence),
        '<w:commentRangeEnd w:id="4"/><w:r><w:commentReference w:id="4"/></w:r>',
      ),
      {
        parts: {
          'comments.xml': {
            kind: 'comments',
            xml: `<w:comments ${spaces}><w:comment w:id="4" ${byOther} w:initials="王">${p(r('再看看'))}</w:comment></w:comments>`,
          },
        },
      },
    ),
  },
  {
    name: '空的批注部分',
    content: docxWith(plain, { parts: { 'comments.xml': { kind: 'comments', xml: `<w:comments ${spaces}/>` } } }),
  },
  { name: '内容控件', content: docxWith(p(control('<w:alias w:val="说明"/>', r(sentence)))) },
  {
    name: '段落的内容控件',
    content: docxWith(control('<w:tag w:val="x"/>', plain) + plain),
    locked: 2,
    lockedInClean: 0,
  },
  {
    name: '锁定的内容控件',
    content: docxWith(p(control('<w:lock w:val="contentLocked"/>', r('帐户'))) + plain),
    locked: 1,
  },
  { name: '智能标记', content: docxWith(p(`<w:smartTag w:uri="urn:x" w:element="y">${r(sentence)}</w:smartTag>`)) },
  {
    name: '公式旁边',
    content: docxWith(p(r('的的帐户'), '<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>', r('13912345678'))),
  },
  {
    name: '注音',
    content: docxWith(
      p(
        r('前'),
        `<w:r><w:ruby><w:rubyPr/><w:rt>${r('zhàng')}</w:rt><w:rubyBase>${r('帐户')}</w:rubyBase></w:ruby></w:r>`,
      ) + plain,
    ),
    locked: 1,
  },
  {
    name: '换行与制表符',
    content: docxWith(p(`<w:r>${t('甲方帐户')}<w:tab/>${t('乙方的的')}<w:br/>${t('电话13912345678')}</w:r>`)),
  },
  {
    name: '分页符与图片之间',
    content: docxWith(p(`<w:r>${t('请核对企业的的')}<w:br w:type="page"/>${t('帐户，13912345678')}</w:r>`)),
  },
  {
    name: '自动编号与样式',
    content: docxWith(
      `<w:p w:rsidR="00A1"><w:pPr><w:pStyle w:val="1"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${r(sentence)}</w:p>`,
    ),
  },
  {
    name: '空段落与自闭合段落',
    content: docxWith(`<w:p/><w:p></w:p><w:p><w:pPr><w:jc w:val="center"/></w:pPr></w:p>${plain}<w:p/>`),
  },
  { name: '特殊字符', content: docxWith(p(r('甲&amp;乙&lt;帐户&gt;&quot;的的&quot;&#x4E00;13912345678'))) },
  {
    name: '另一个前缀',
    content: docxWith('', {
      document: `${head}<x:document xmlns:x="${word}"><x:body><x:p><x:r><x:t>${sentence}</x:t></x:r></x:p><x:sectPr/></x:body></x:document>`,
    }),
  },
  {
    name: '严格的OOXML',
    content: docxWith('', {
      document: `${head}<w:document xmlns:w="http://purl.oclc.org/ooxml/wordprocessingml/main"><w:body>${plain}</w:body></w:document>`,
    }),
  },
  {
    name: 'WPS的扩展',
    content: docxWith('', {
      document: `${head}<w:document ${spaces} xmlns:wpsCustomData="http://www.wps.cn/officeDocument/2013/wpsCustomData" mc:Ignorable="w14"><w:body><w:p w14:paraId="1A2B3C4D"><w:pPr><w:rPr><w:rFonts w:hint="eastAsia" w:eastAsia="仿宋_GB2312"/></w:rPr></w:pPr>${r('请核对企业的', '<w:rFonts w:hint="eastAsia" w:eastAsia="仿宋_GB2312"/>')}${r('的帐户，联系电话13912345678。', '<w:rFonts w:hint="default"/><w:lang w:val="en-US" w:eastAsia="zh-CN"/>')}</w:p><w:sectPr/></w:body><wpsCustomData:custom/></w:document>`,
    }),
  },
  {
    name: '别的部分一应俱全',
    content: docxWith(plain, {
      others: [
        { name: 'word/media/image1.png', content: Uint8Array.from([137, 80, 78, 71, 0, 1, 2, 3]) },
        { name: 'docProps/custom.xml', content: '<x> 空白  照旧 </x>\r\n' },
      ],
    }),
  },
];
