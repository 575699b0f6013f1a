/** The open tab from the URL; the first one is the default and not written there, and an unknown one is the default. */
export function openTab<TTab extends string>(
  tabs: readonly TTab[],
  { tab: given }: Record<string, unknown>,
): { tab?: TTab } {
  const tab = tabs.find((name) => name === given)
  return tab === undefined || tab === tabs[0] ? {} : { tab }
}
