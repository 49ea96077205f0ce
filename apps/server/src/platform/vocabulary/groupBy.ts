/** Values by a key, both in the order in which they came. */
export function groupBy<T, K extends string>(values: readonly T[], keyOfValue: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const value of values) {
    const key = keyOfValue(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}
