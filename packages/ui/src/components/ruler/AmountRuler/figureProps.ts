export interface FigureProps {
  /** 期限、门槛、金额 */
  caption: string;
  title: string;
}
