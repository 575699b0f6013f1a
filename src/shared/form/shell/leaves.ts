type Place = { pathname: string; search: object }

const tabOf = ({ search }: Place): unknown => ('tab' in search ? search.tab : undefined)

/** A page and its form stand on one tab of one path; whatever else changes in the address leaves them open. */
export const leaves = (from: Place, to: Place): boolean => from.pathname !== to.pathname || tabOf(from) !== tabOf(to)
