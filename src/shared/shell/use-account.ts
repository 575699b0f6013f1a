import type { Query } from '../query/port.ts'
import { useLastKnown } from '../query/use-last-known.ts'

/** Who is signed in, as the bank says it now: a token keeps the address that they signed in with. */
export type Account = {
  name: string | undefined
  email: string | undefined
  pending: boolean
  /** Somebody is about to read it. */
  refresh: () => void
}

type Person = { firstName: string; lastName: string; email: string }

type Options = { question: () => Query<Person>; whose: string }

/** The account of an area that has a profile, whichever page is open. */
export function useAccount(options: Options): Account {
  const { data, ...state } = useLastKnown(options)
  return { ...state, name: data && `${data.firstName} ${data.lastName}`, email: data?.email }
}
