import { set, type FieldValues } from 'react-hook-form'

/** The values as they are stored: without blanks at the ends, except in passwords. */
export const trimmed = (values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' && !/password/i.test(name) ? value.trim() : value,
    ]),
  )

/** The last saved values of a form, available without waiting for a render. */
export function createSavedValues() {
  let values: unknown
  let sending: FieldValues = {}
  return {
    /** The values that are being sent, as they are sent. */
    begin: (sent: FieldValues): void => {
      sending = sent
    },
    /** A merge has put this value into what is being sent. */
    merge: (name: string, value: unknown): void => {
      set(sending, name, value)
    },
    /** What was sent is stored. */
    commit: (): void => {
      values = sending
    },
    orElse: (loaded: unknown): unknown => values ?? loaded,
    /** After newer values were loaded. */
    clear: (): void => {
      values = undefined
    },
  }
}
