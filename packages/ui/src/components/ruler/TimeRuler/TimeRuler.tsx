'use client';
import { useUiText } from '../../../provider/Provider';
import { percent } from '../scale';
import { TimeRow } from './TimeRow';
import { axis as axisClass, body, month, nowGrid, nowLine, ruler, scale, tick, today } from './TimeRuler.css';
import { timeAxis } from './timeAxis';
import type { TimeRulerProps } from './timeRulerProps';

/** 共轴的期限尺. Several deadlines on one axis with one today. In narrow containers the name is above its line. */
export function TimeRuler({ label, rows, now }: TimeRulerProps) {
  const text = useUiText();
  const dates = rows.flatMap(({ opensAt, closesAt, marks = [] }) => [
    opensAt,
    closesAt,
    ...marks.map(({ date }) => date),
  ]);
  const axis = timeAxis(dates, now);
  return (
    <div className={ruler}>
      <div className={body}>
        <div className={axisClass} aria-hidden="true">
          <div className={scale}>
            {axis.weeks.map((at) => (
              <i key={at} className={tick({ isMonth: false })} style={{ left: percent(at) }} />
            ))}
            {axis.months.map((mark) => (
              <span key={mark.at}>
                <i className={tick({ isMonth: true })} style={{ left: percent(mark.at) }} />
                {mark.fits === 'never' ? null : (
                  <span
                    className={month({ fits: mark.fits })}
                    // Clear of 今天, whose flag is 34 wide.
                    style={{ left: `max(${percent(mark.at)}, calc(${percent(axis.today)} + 15px))` }}
                  >
                    {text.month(mark.month, mark.isNewYear ? mark.year : null)}
                  </span>
                )}
              </span>
            ))}
            <span className={today} style={{ left: percent(axis.today) }}>
              {text.today}
            </span>
          </div>
        </div>
        <div className={nowGrid} aria-hidden="true">
          <div className={scale}>
            <i className={nowLine} style={{ left: percent(axis.today) }} />
          </div>
        </div>
        <ul aria-label={label}>
          {rows.map((row) => (
            <TimeRow key={row.id} row={row} now={now} axis={axis} />
          ))}
        </ul>
      </div>
    </div>
  );
}
