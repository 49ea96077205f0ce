const digits = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿', '万亿'];

/** Amount (given in 分) in capital numerals, as contracts and receipts print it: 壹万壹仟伍佰贰拾元整. */
export function capitalYuan(fen: number): string {
  const yuan = Math.floor(fen / 100);
  const jiao = Math.floor(fen / 10) % 10;
  const rest = fen % 10;
  const whole = yuan === 0 ? '' : `${capitalInteger(yuan)}元`;
  if (jiao === 0 && rest === 0) return `${whole || '零元'}整`;
  const gap = jiao === 0 && whole !== '' ? '零' : '';
  const tenth = jiao === 0 ? '' : `${digits[jiao]}角`;
  return `${whole}${gap}${tenth}${rest === 0 ? '整' : `${digits[rest]}分`}`;
}

function capitalInteger(value: number): string {
  let result = '';
  let isGap = false;
  for (let group = groups.length - 1; group >= 0; group -= 1) {
    const part = Math.floor(value / 10_000 ** group) % 10_000;
    // A group that is empty or begins with noughts leaves one 零 before what follows.
    if (part < 1_000 && result !== '') isGap = true;
    if (part === 0) continue;
    for (let place = 3; place >= 0; place -= 1) {
      const digit = Math.floor(part / 10 ** place) % 10;
      if (digit === 0) {
        if (result !== '') isGap = true;
        continue;
      }
      result += `${isGap && result !== '' ? '零' : ''}${digits[digit]}${places[place]}`;
      isGap = false;
    }
    result += groups[group];
    isGap = false;
  }
  return result;
}
