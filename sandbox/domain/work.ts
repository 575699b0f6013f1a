/** Background work on a customer's data (A149): while it runs, nobody may change them. */

/** So long the work of one change takes, in seconds of the sandbox's clock. */
const workSeconds = 3

/** The seed's work that never ends. */
export const endless = new Date('2999-12-31T00:00:00Z')

export const isWorking = (customer: { taskOpenUntil: Date | null }, now: Date): boolean =>
  customer.taskOpenUntil !== null && now < customer.taskOpenUntil

/** Until when work goes on that starts now. */
export const workUntil = (now: Date): Date => new Date(now.getTime() + workSeconds * 1000)
