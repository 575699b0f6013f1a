/** What the kit uses and Node 20 lacks; the types of `tsconfig.node-20.json` know of nothing else that is newer. */
Map.groupBy ??= function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) {
  const groups = new Map<Key, Item[]>()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index++)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}
