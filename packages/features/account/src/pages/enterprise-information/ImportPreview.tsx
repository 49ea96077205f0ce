'use client';
import type { FactSheet, ImportReport } from '@hengce/api';
import { DataTable, Heading } from '@hengce/ui';
import { type FactScalar, formatFact } from '../../model/factValue';
import { part, words } from './FactDrawer.css';
import { useEnterpriseInformationText } from './text';

/** What an import would change, and the lines that it would not take, each with its reason. */
export function ImportPreview({ report, sheet }: { report: ImportReport; sheet: FactSheet }) {
  const text = useEnterpriseInformationText().enterpriseInformation;
  const { importing } = text;
  const facts = new Map(sheet.groups.flatMap(({ facts }) => facts).map((fact) => [fact.key, fact]));
  const shown = (key: string, value: FactScalar) => {
    const fact = facts.get(key);
    return fact ? formatFact(fact.type, value, fact.unit, text) : String(value);
  };
  const { changes, rejected } = report;
  const added = changes.filter(({ before }) => before === null).length;
  const same = report.total - report.imported - rejected.length;
  const counts = [
    importing.added(added),
    importing.changed(changes.length - added),
    ...(same > 0 ? [importing.same(same)] : []),
  ];
  return (
    <>
      <p className={words} role="status">
        {[importing.summary(report.imported, report.total), ...counts, importing.keptNote].join(text.comma)}
      </p>
      {changes.length > 0 ? (
        <section className={part}>
          <Heading level={3}>{importing.changes}</Heading>
          <DataTable
            label={importing.changes}
            size="sm"
            columns={[
              { id: 'name', label: importing.columnName, isRowHeader: true },
              { id: 'before', label: importing.columnBefore, align: 'end' },
              { id: 'after', label: importing.columnAfter, align: 'end' },
            ]}
            rows={changes.map(({ line, key, label, period, before, after }) => ({
              id: String(line),
              name: text.table.cell(label, period),
              before: before === null ? importing.none : shown(key, before),
              after: shown(key, after),
            }))}
          />
        </section>
      ) : null}
      {rejected.length > 0 ? (
        <section className={part}>
          <Heading level={3}>{importing.rejected}</Heading>
          <DataTable
            label={importing.rejected}
            size="sm"
            columns={[
              { id: 'line', label: importing.columnLine, isRowHeader: true, width: 72 },
              { id: 'name', label: importing.columnName },
              { id: 'reason', label: importing.columnReason },
            ]}
            rows={rejected.map(({ line, key, message }) => ({
              id: String(line),
              line: importing.line(line),
              name: key,
              reason: message,
            }))}
          />
        </section>
      ) : null}
    </>
  );
}
