'use client';
import { type ReactNode, useContext } from 'react';
import { Label, SliderOutput, SliderStateContext, SliderTrack } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { bar, bars, ends, fill, head, label as labelClass, line, output, track } from './Slider.css';
import { barHeights, binsWithin } from './sliderValues';

export interface SliderTexts {
  /** 在调什么，如“单项金额” */
  label: string;
  /**
   * 名称已写在上面的标题里；所选的值仍看得见
   *
   * @default false
   */
  isLabelHidden?: boolean;
  /** 单位，如“万元” */
  unit?: string;
  /** 数怎么写；默认是阿拉伯数字加单位 */
  formatValue?: (value: number) => string;
}

export interface SliderFrameProps extends SliderTexts {
  /** Counts of equal bins from min to max. */
  histogram?: readonly number[];
  children: ReactNode;
}

/** Parts around the thumbs: label and value above, bars, the line, both ends of the scale below. */
export function SliderFrame({ label, isLabelHidden, unit = '', formatValue, histogram, children }: SliderFrameProps) {
  const text = useUiText();
  const state = useContext(SliderStateContext);
  if (!state) return null;
  const format = formatValue ?? ((value: number) => `${value.toLocaleString('zh-CN')}${unit}`);
  const min = state.getThumbMinValue(0);
  const max = state.getThumbMaxValue(state.values.length - 1);
  const [first = min, last = first] = state.values;
  const isRange = state.values.length > 1;
  const percent = (value: number) => `${state.getValuePercent(value) * 100}%`;
  const within = histogram ? binsWithin(histogram.length, [min, max], isRange ? [first, last] : [min, first]) : [];
  // A screen reader hears 200万元, not 200: react-aria knows only the units of Intl, and its thumbs this one object.
  state.getThumbValueLabel = (index) => format(state.values[index] ?? min);
  return (
    <>
      <div className={head}>
        <Label className={isLabelHidden ? visuallyHidden : labelClass}>{label}</Label>
        <SliderOutput className={output}>{state.values.map(format).join(text.rangeSeparator)}</SliderOutput>
      </div>
      {histogram ? (
        <div className={bars} aria-hidden="true">
          {barHeights(histogram).map((height, bin) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a bin is its place
              key={bin}
              className={bar({ isWithin: within[bin], isDisabled: state.isDisabled })}
              style={{ height: `${height}%` }}
            />
          ))}
        </div>
      ) : null}
      <SliderTrack className={track}>
        <div className={line} />
        <div
          className={fill}
          style={{ left: isRange ? percent(first) : 0, right: `calc(100% - ${percent(isRange ? last : first)})` }}
        />
        {children}
      </SliderTrack>
      <div className={ends} aria-hidden="true">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </>
  );
}
