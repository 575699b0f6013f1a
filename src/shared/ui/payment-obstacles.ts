import { createContext } from 'react'

/** What keeps a customer from paying, apart from the limit. */
export type PaymentObstacles = {
  /** The names of the locks that are set; empty without locks. */
  locks: string
  hasEnded: boolean
}

/** Those of the customer whose pages are open; undefined where the reader may not know them. */
export const PaymentObstaclesContext = createContext<PaymentObstacles | undefined>(undefined)
