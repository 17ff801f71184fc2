/** What `of` gives, for each key. */
export const perKey = <Key extends string, Item>(keys: readonly Key[], of: (key: Key) => Item): Record<Key, Item> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Item>

/** The same, one after the other. */
export async function perKeyInTurn<Key extends string, Item>(
  keys: readonly Key[],
  of: (key: Key) => Promise<Item>,
): Promise<Record<Key, Item>> {
  const items: [Key, Item][] = []
  for (const key of keys) items.push([key, await of(key)])
  return Object.fromEntries(items) as Record<Key, Item>
}
