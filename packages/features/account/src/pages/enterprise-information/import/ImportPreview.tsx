'use client';
import type { FactSheet, ImportReport } from '@hengce/api';
import { exactNumber } from '@hengce/text';
import { DataTable, Heading, Radio, RadioGroup } from '@hengce/ui';
import { type FactScalar, formatFact } from '../../../model/factValue';
import { part, warned, words } from '../facts/FactDrawer.css';
import { useEnterpriseInformationText } from '../text';
import { wrapped } from './ImportPreview.css';

export type BareUnit = 'yuan' | 'wan';

export interface ImportPreviewProps {
  report: ImportReport;
  sheet: FactSheet;
  /** Whether the import is a JSON list, whose entries are counted, not lines of a CSV. */
  isList: boolean;
  /** Chosen unit of amounts without one; absent until it is chosen. */
  bareUnit: BareUnit | undefined;
  onBareUnitChange: (unit: BareUnit) => void;
  isUnitMissing: boolean;
}

/** Changes that an import would make, and the lines that cannot be imported, each with its reason. */
export function ImportPreview(props: ImportPreviewProps) {
  const { report, sheet, isList, bareUnit } = props;
  const text = useEnterpriseInformationText().enterpriseInformation;
  const { importing } = text;
  const facts = new Map(sheet.groups.flatMap(({ facts }) => facts).map((fact) => [fact.key, fact]));
  const shown = (key: string, value: FactScalar) => {
    const fact = facts.get(key);
    return fact ? formatFact(fact.type, value, fact.unit, text) : String(value);
  };
  const { changes, rejected } = report;
  const lineOf = isList ? importing.item : importing.line;
  const unitNames = { yuan: text.yuan, wan: text.wan };
  const after = ({ key, after, isBare, question }: ImportReport['changes'][number]) => (
    <span className={wrapped}>
      {isBare && bareUnit === undefined ? importing.unclear(exactNumber(Number(after) / 100)) : shown(key, after)}
      {isBare && bareUnit ? <span>{importing.readAs(unitNames[bareUnit])}</span> : null}
      {question && !(isBare && bareUnit === undefined) ? <span className={warned}>{question}</span> : null}
    </span>
  );
  const added = changes.filter(({ before }) => before === null).length;
  const same = report.total - report.imported - rejected.length;
  const counts = [
    ...(added > 0 ? [importing.added(added)] : []),
    ...(changes.length > added ? [importing.changed(changes.length - added)] : []),
    ...(same > 0 ? [importing.same(same)] : []),
  ];
  return (
    <>
      <p className={words} role="status">
        {[importing.summary(report.imported, report.total), ...counts, importing.keptNote].join(text.comma)}
      </p>
      {report.bare > 0 ? (
        <RadioGroup
          label={importing.unit(report.bare)}
          description={importing.unitHelp}
          variant="inline"
          value={bareUnit ?? null}
          onChange={(unit) => props.onBareUnitChange(unit as BareUnit)}
          isInvalid={props.isUnitMissing}
          errorMessage={props.isUnitMissing ? importing.unitMissing : undefined}
        >
          <Radio value="yuan">{text.yuan}</Radio>
          <Radio value="wan">{text.wan}</Radio>
        </RadioGroup>
      ) : null}
      {changes.length > 0 ? (
        <section className={part}>
          <Heading level={3}>{importing.changes}</Heading>
          <DataTable
            label={importing.changes}
            size="sm"
            columns={[
              { id: 'name', label: importing.columnName, isRowHeader: true },
              { id: 'before', label: importing.columnBefore, align: 'end' },
              { id: 'after', label: importing.columnAfter, align: 'end', render: ({ change }) => after(change) },
            ]}
            // A line of a table with a column for each year is several.
            rows={changes.map((change) => ({
              id: `${change.line} ${change.key} ${change.period}`,
              name: text.table.cell(change.label, change.period),
              before: change.before === null ? importing.none : shown(change.key, change.before),
              change,
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
              { id: 'name', label: importing.columnName, width: 160 },
              {
                id: 'reason',
                label: importing.columnReason,
                render: ({ reason }) => <span className={wrapped}>{reason}</span>,
              },
            ]}
            rows={rejected.map(({ line, key, message }, index) => ({
              id: `${line} ${index}`,
              line: lineOf(line),
              name: key,
              reason: message,
            }))}
          />
        </section>
      ) : null}
    </>
  );
}
