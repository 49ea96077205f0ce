/** SQL of a `page_key` that orders rows by time. */
export const byTime = (column: string, id: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISSUS') || ${id} AS page_key`;

/** SQL of a `page_key` that orders rows by a number. */
export const byNumber = (column: string): string => `lpad(${column}::text, 20, '0') AS page_key`;
