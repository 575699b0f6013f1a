import { timestamp } from 'drizzle-orm/pg-core'

/** A moment in UTC with milliseconds; what JavaScript's Date can hold. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
