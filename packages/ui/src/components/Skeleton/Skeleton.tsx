import { bone, card, grow, lines as linesStyle, row } from './Skeleton.css';
import type { SkeletonVariant } from './skeletonOptions';

export interface SkeletonProps {
  /**
   * text 几行文字，title 标题，row 列表行，card 检索结果那样的一块，block 任意尺寸（用来照着真实版面拼）。
   *
   * @default 'text'
   */
  variant?: SkeletonVariant;
  /**
   * 行数，用于 text 和 card；row 则是几行。
   *
   * @default 3
   */
  lines?: number;
  /** title 和 block 的宽：像素或百分比。 */
  width?: number | string;
  /** block 的高，像素。 */
  height?: number;
}

// Lengths of real lines vary; the same sequence each time, so that nothing jumps between renders.
const widths = ['96%', '88%', '92%', '58%', '84%', '70%'];
const widthOf = (index: number, count: number) =>
  index === count - 1 && count > 1 ? '58%' : (widths[index % widths.length] as string);

const Bone = ({ width, height }: { width: number | string; height: number }) => (
  <span className={bone} style={{ width, height }} />
);
const Lines = ({ count }: { count: number }) => (
  <span className={linesStyle}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity
      <Bone key={index} width={widthOf(index, count)} height={10} />
    ))}
  </span>
);

/**
 * 骨架. It mirrors the real layout. Say in words beside it what is being loaded; itself it is hidden from screen readers.
 */
export function Skeleton({ variant = 'text', lines = 3, width, height }: SkeletonProps) {
  return (
    <div aria-hidden="true">
      {variant === 'text' ? <Lines count={lines} /> : null}
      {variant === 'title' ? <Bone width={width ?? 300} height={18} /> : null}
      {variant === 'block' ? <Bone width={width ?? '100%'} height={height ?? 16} /> : null}
      {variant === 'row'
        ? Array.from({ length: lines }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity
            <div key={index} className={row}>
              <Bone width={16} height={16} />
              <div className={grow}>
                <Bone width={widthOf(index, 0)} height={12} />
              </div>
              <Bone width={72} height={10} />
            </div>
          ))
        : null}
      {variant === 'card' ? (
        <div className={card}>
          <Bone width={width ?? 300} height={18} />
          <Bone width={360} height={10} />
          <Lines count={Math.max(1, lines - 1)} />
        </div>
      ) : null}
    </div>
  );
}
