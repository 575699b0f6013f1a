/** What an employee changes while a colleague changes the same record: what each of them does, what is told, what the bank has then. */
import type { records } from '#generated/operations.ts'
import type { Entry } from './keyed-writes.ts'

export type Stored = Record<string, unknown>
type Changing = keyof typeof records

export type OvertakenChange = {
  /** What the two of them are about, as far as the operation does not say it. */
  about?: string
  /** What the employee does; the contract says which record that changes, and where it is read. */
  operation: Changing
  /** What the paths name; `find` stands in the row of a list, whose id is then `{record}` in the address too. */
  params: Record<string, string>
  find?: string
  at: string
  begin?: string[]
  entries?: Record<string, Entry>
  send: string
  /** The same by a colleague, or something else, with what is stored then. */
  by?: Changing
  colleague: (stored: Stored) => object | undefined
} & (
  | {
      /** Each field that the colleague changed: what is stored, and what stands in the form; none for a question. */
      differences?: [label: string, stored: string, typed: string][]
      /** Which of them the employee takes over. */
      takeOver?: string[]
      done: string
      /** What the bank has in the end; nothing of what was deleted. */
      kept: Stored | undefined
      over?: undefined
    }
  | {
      /** Why it can no longer be done, in place of that. */
      over: string
    }
)

/** What is told of an entry that is not there any more. */
export const gone = 'Diesen Eintrag gibt es nicht mehr.'

/** The address of a list of customers with a modal about one of them. */
export const listed = (query: string, modal: string, { customerId }: { customerId: string }) =>
  `/bank/${query}&modal=${modal}&record=${customerId}`

export const termination = { Grund: 'Fristlos, durch die Bank, Todesfall', Kündigungsdatum: '31.12.2098' }
