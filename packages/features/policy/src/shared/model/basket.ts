/** Query parameters of a basket: its items (`policyId.itemId`), and amounts in 分 that the user calculated for some of them. */
export function basketParams(items: readonly string[], own: Readonly<Record<string, number>>): URLSearchParams {
  const params = new URLSearchParams();
  if (items.length > 0) params.set('items', items.join(','));
  for (const id of items) if (own[id] !== undefined) params.append('own', `${id}:${own[id]}`);
  return params;
}
