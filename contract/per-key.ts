/** What `of` gives, for each key. */
export const perKey = <Key extends string, Item>(keys: readonly Key[], of: (key: Key) => Item): Record<Key, Item> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Item>
