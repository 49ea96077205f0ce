// Last step of `npm run bench`: docs/performance.md, every number that the product promises beside its goal. What was not measured this time keeps its line.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from './steps.mjs';

const kB = (bytes) => Math.round(bytes / 1000);
/** CPU time of a measurement, which is what it would take by the clock on an idle machine, beside its time by the clock. */
const costOf = ({ cpu, wall }) => `${cpu} ms的CPU（${wall} ms）`;
const share = (part) => `${Math.round(part * 100)}%`;
/** Promises with their goals; `read` takes the measured value from a file of bench-results. */
const promises = [
  ['/login，脚本', '≤175 kB', 'portal', ({ pages }) => `${kB(pages['/login'].js)} kB`],
  ['/login，请求', '≤16', 'portal', ({ pages }) => pages['/login'].requests],
  ['/home，脚本', '≤260 kB', 'portal', ({ pages }) => `${kB(pages['/home'].js)} kB`],
  ['/home，请求', '≤30', 'portal', ({ pages }) => pages['/home'].requests],
  ['政策检索，脚本', '≤260 kB', 'portal', ({ pages }) => `${kB(pages['/Policy/PolicySearch'].js)} kB`],
  ['政策检索，请求', '≤30', 'portal', ({ pages }) => pages['/Policy/PolicySearch'].requests],
  ['/login，Lighthouse移动端', '≥0.9', 'portal', ({ lighthouse }) => lighthouse['/login'].score],
  ['服务端，空数据目录的首次应答', '≤3 s', 'portal', ({ startMs }) => `${(startMs.firstAnswer / 1000).toFixed(1)} s`],
  ['服务端，空政策库的常驻内存', '≤300 MB', 'portal', ({ idleMB }) => `${idleMB} MB`],
  ['匹配的摘要，CPU', '≤10 ms', 'portal', ({ summaryCpuMs }) => `${summaryCpuMs} ms`],
  ['试算拖一步，5000项，p95', '≤50 ms', 'server-match', ({ sizes }) => `${sizes.at(-1).step.p95} ms`],
  ['匹配5000项，p95', '≤1 s', 'server-match', ({ sizes }) => `${sizes.at(-1).match.p95} ms`],
  ['问句，没有学过的题，引到', '≥0.80', 'server-clauses', ({ parts }) => parts[0].rows[0].cited.toFixed(2)],
  ['问句，同上，前五条里有', '≥0.90', 'server-clauses', ({ parts }) => parts[0].rows[0].recall5.toFixed(2)],
  ['问句，同上，没有答案的说没有', '≥0.90', 'server-clauses', ({ parts }) => parts[0].rows[0].declined.toFixed(2)],
  ['问句，同上，把握的误差', '≤0.08', 'server-clauses', ({ parts }) => parts[0].rows[0].calibration.toFixed(2)],
  ['问句，每个的处理器时间，p95', '≤60 ms', 'server-clauses', ({ times }) => `${times.p95} ms`],
  ['校对，引擎，Node一个线程', '≥1 MB/s', 'proofreading', ({ mbPerSecond }) => `${mbPerSecond.toFixed(1)} MB/s`],
  ['校对，浏览器的工作线程', '≥0.5 MB/s', 'proofreading-page', ({ workerMbPerSecond }) => `${workerMbPerSecond} MB/s`],
  ['校对20万字，粘贴到第一处标记', '≤300 ms', 'proofreading-page', ({ firstMarks }) => costOf(firstMarks)],
  ['校对20万字，按键到标记，p95', '≤50 ms', 'proofreading-page', ({ keystroke }) => costOf(keystroke.p95)],
  ['校对20万字，刚粘贴后的头十个逗号，最长', '—', 'proofreading-page', ({ firstKeys }) => `${firstKeys} ms`],
  ['校对20万字，滚动时超过50 ms的任务', '0', 'proofreading-page', ({ scrolling }) => scrolling.over50],
  ['演示文稿，500段在LibreOffice里逐行相同', '100%', 'deck', ({ lines }) => `${(lines.exact / lines.texts) * 100}%`],
  ['演示文稿，同样500段，我们的PDF逐行相同', '100%', 'deck', ({ lines }) => `${(lines.pdf / lines.texts) * 100}%`],
  [
    '演示文稿，同样500段，PptxGenJS自己写的',
    '对照',
    'deck',
    ({ lines: { plain, texts } }) => `${(plain.same / texts) * 100}%相同，${plain.findings}处要修复`,
  ],
  ['演示文稿，十套主题、两种画幅的PPTX要修复的', '0', 'deck', ({ lint }) => lint.length],
  ['演示文稿，每种版式与LibreOffice画面的SSIM，平均', '≥0.95', 'deck', ({ pictures }) => pictures.mean.toFixed(3)],
  [
    '演示文稿，同上，最低的一种版式',
    '≥0.95',
    'deck',
    ({ pictures: { least, withoutGaps } }) => `${least}（不算LibreOffice自己加的中西文间距，${withoutGaps.least}）`,
  ],
  [
    '演示文稿，同一份40页大纲，可改的字、断行相同的页、要修复的',
    '对照',
    'deck-peers',
    ({ results: { hengce, pptxGenJs, revealJs, slidev } }) =>
      [
        `衡策 ${share(hengce.editable)}、${share(hengce.sameLines)}、${hengce.findings}处`,
        `PptxGenJS ${share(pptxGenJs.editable)}、${share(pptxGenJs.sameLines)}、${pptxGenJs.findings}处`,
        `reveal.js 只有PDF、${share(revealJs.sameLines)}`,
        `Slidev ${share(slidev.editable)}（每页一张图片）、${slidev.findings}处`,
      ].join('；'),
  ],
  ['演示文稿，40页排版，CPU，p95', '≤100 ms', 'deck', ({ layoutMs }) => `${layoutMs.p95} ms`],
  ['演示文稿，40页导出PPTX，CPU', '≤2 s', 'deck', ({ pptxMs }) => `${(pptxMs / 1000).toFixed(1)} s`],
  ['演示文稿，40页导出PDF，CPU', '≤3 s', 'deck', ({ pdfMs }) => `${(pdfMs / 1000).toFixed(1)} s`],
  ['演示文稿，40页的PPTX与PDF', '各≤1 MB', 'deck', ({ pptxKb, pdfKb }) => `${pptxKb} kB，${pdfKb} kB`],
  [
    '演示文稿，40页，从列表打开到画出第一页',
    '≤1 s',
    'deck-page',
    ({ fromListMs, byAddressMs }) =>
      `${(fromListMs / 1000).toFixed(1)} s（从地址打开${(byAddressMs / 1000).toFixed(1)} s）`,
  ],
  ['演示文稿，40页，一次按键的CPU，p95', '≤50 ms', 'deck-page', ({ key }) => `${key} ms`],
  [
    '会议，听出说话，三种方言，无噪声与信噪比10 dB，找到',
    '≥98%',
    'speech',
    ({ recall }) => `${(recall * 100).toFixed(1)}%`,
  ],
  ['会议，同上，句子的边界最多差', '≤300 ms', 'speech', ({ worstEdgeMs }) => `${worstEdgeMs} ms`],
  [
    '会议，一小时MP3的响度与分段，浏览器，CPU',
    '≤15 s',
    'long-file',
    ({ cpuMs, ms }) => `${(cpuMs / 1_000).toFixed(1)} s的CPU（${(ms / 1_000).toFixed(1)} s）`,
  ],
  ['会议，同上，页面与工作线程的堆（JS与缓冲），最多', '≤100 MB', 'long-file', ({ heapMb }) => `${heapMb} MB`],
  ['会议，同上，页面的进程最多多占（解码器、代码在内）', '—', 'long-file', ({ grownMb }) => `${grownMb} MB`],
  [
    '会议，上传2 GB，服务端半路被杀，播放',
    '一个字节不差',
    'server-meeting-upload',
    ({ isSame, sentMs, memory }) =>
      `${isSame ? '一个字节不差' : '不同'}，${Math.round(sentMs / 60_000)}分钟，服务端最多${memory} MB`,
  ],
  [
    '会议，50场录音同时进行，每秒一段，确认的',
    '100%',
    'server-recorders',
    ({ acknowledged, chunks, p95, rssAfter }) =>
      `${((acknowledged / chunks) * 100).toFixed(1)}%，p95 ${Math.round(p95)} ms，${rssAfter} MB`,
  ],
  [
    '会议，录音时杀掉浏览器，说过已存的少了的',
    '0',
    'kill-browser',
    ({ rounds, missingSeconds, missingChunks }) => `${rounds.length}次：${missingSeconds}秒，${missingChunks}段`,
  ],
  [
    '会议，录音时断开连接、杀掉服务端，说过已存的少了的与重复的',
    '0',
    'server-kill-recordings',
    ({ rounds, cut, acknowledged, lost, doubled }) =>
      `杀${rounds}次、断${cut}次，说过${acknowledged}段：少${lost}段，重复${doubled}段`,
  ],
  [
    '会议，实时字幕，从出声到页面上有字，识别随即答复，p95',
    '≤300 ms',
    'captions',
    ({ p95, sounds, toRecogniser }) => `${p95} ms（${sounds}声；到识别服务${toRecogniser} ms）`,
  ],
  ['会议，9000句，滚动时超过50 ms的任务', '0', 'meeting-segments', ({ scrolling }) => scrolling.over50],
  [
    '会议，9000句，一次按键、一次换行的CPU，p95',
    '≤50 ms',
    'meeting-segments',
    ({ key, enter }) => `${key} ms，${enter} ms`,
  ],
  ['全部检查（.ci/run），两核', '≤18分钟', 'test', ({ minutes }) => `${minutes}分钟`],
];

const path = join(root, 'docs/performance.md');
const kept = new Map(
  (existsSync(path) ? readFileSync(path, 'utf8') : '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => [line.split(' | ')[0].slice(2), line]),
);
const machine = `${cpus().length}核 ${Math.round(totalmem() / 1e9)} GB，Node ${process.versions.node}`;
const lines = promises.map(([what, goal, file, read]) => {
  const from = join(root, `bench-results/${file}.json`);
  if (!existsSync(from)) return kept.get(what) ?? `| ${what} | ${goal} | 尚未测量 | | |`;
  const result = JSON.parse(readFileSync(from, 'utf8'));
  return `| ${what} | ${goal} | ${read(result)} | ${machine} | ${result.at.slice(0, 10)} |`;
});
writeFileSync(
  path,
  `# Performance

Written by \`npm run bench\`; not by hand. Sizes are as sent (brotli), of a first visit with an empty cache. What each address may cost at most is held by
\`apps/portal/e2e/weight.spec.ts\` in every \`npm test\`; sizes of packages by \`.size-limit.json\`. Times depend on the machine.

| what | goal | measured | machine | day |
|---|---|---|---|---|
${lines.join('\n')}
`,
);
console.log('已写入 docs/performance.md');
