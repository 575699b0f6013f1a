/** For `validateSearch`: whose history is open, by the id of the row. */
export const openHistory = ({ history }: Record<string, unknown>): { history?: string } =>
  typeof history === 'string' && history !== '' ? { history } : {}
