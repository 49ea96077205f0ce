import { provinceText } from './provinceText';

export interface Province {
  /** Code of GB/T 2260, as in region fields: 320000. */
  code: string;
  name: string;
  /** Short name: 苏. */
  short: string;
  column: number;
  row: number;
}
const at = (code: keyof typeof provinceText, column: number, row: number): Province => {
  const [name, short] = provinceText[code];
  return { code: String(code), name, short, column, row };
};

/** The 34 provincial units in the order of their codes, which is the reading order, with their place on the grid. */
export const provinces: readonly Province[] = [
  at(110000, 6, 2),
  at(120000, 6, 3),
  at(130000, 5, 2),
  at(140000, 4, 2),
  at(150000, 5, 1),
  at(210000, 7, 2),
  at(220000, 7, 1),
  at(230000, 7, 0),
  at(310000, 7, 4),
  at(320000, 6, 4),
  at(330000, 6, 5),
  at(340000, 5, 4),
  at(350000, 5, 6),
  at(360000, 5, 5),
  at(370000, 5, 3),
  at(410000, 4, 3),
  at(420000, 4, 4),
  at(430000, 4, 5),
  at(440000, 4, 6),
  at(450000, 3, 6),
  at(460000, 3, 7),
  at(500000, 3, 4),
  at(510000, 2, 4),
  at(520000, 3, 5),
  at(530000, 2, 5),
  at(540000, 0, 4),
  at(610000, 3, 3),
  at(620000, 2, 2),
  at(630000, 1, 3),
  at(640000, 3, 2),
  at(650000, 0, 2),
  at(710000, 6, 6),
  at(810000, 5, 7),
  at(820000, 4, 7),
];
