import { csvMark, csvLine as line } from '../../platform/vocabulary';
import type { EntryRow } from './entryRepository';
import type { PublicityRecord } from './PublicityRecord';

const columns = ['序号', '企业名称', '统一社会信用代码', '项目', '金额（元）', '地区', '行业'];

/** List as a CSV stream, with its source in the first lines. */
export function publicityCsv(list: PublicityRecord, entries: AsyncGenerator<EntryRow[]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const { source } = list;
  const isSample = source.provenance === 'sample';
  const head = [
    ['名单', list.title],
    ['公示期', `${list.from}至${list.to}`],
    ['来源', [source.name, source.url].filter(Boolean).join(' ')],
    ...(isSample ? [['说明', '示例数据，企业与金额都是虚构的']] : []),
    columns,
  ];
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(csvMark + head.map(line).join('')));
    },
    async pull(controller) {
      const { done, value } = await entries.next();
      if (done) return controller.close();
      const rows = value.map(({ seq, name, uscc, project, amount_fen, region, industry }) =>
        line([
          String(seq),
          name,
          uscc ?? '',
          project ?? '',
          amount_fen === null ? '' : (amount_fen / 100).toFixed(2),
          region ?? '',
          industry ?? '',
        ]),
      );
      controller.enqueue(encoder.encode(rows.join('')));
    },
    async cancel() {
      await entries.return(undefined);
    },
  });
}
