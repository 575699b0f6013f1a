/** One form of the portal as a person fills it in: what the journeys of `forms.spec.ts` need to know about it. */
import type { Backend } from '../sandbox/sandbox-test.ts'

/** A text, the value of an option, `yes` or `no` for a box, or the name of a file. */
type Value = string

export type Entry = {
  /** The `name` of the field. */
  name: string
  right: Value | ((backend: Backend) => Promise<string>)
  /** What is refused; left out where the field accepts everything that can be entered. */
  wrong?: Value
}

export type FormCase = {
  /** The component that renders the form; a modal with several forms names the step too. */
  form: string
  /** The address of its page; left out where the form follows the one before it on the same page. */
  at?: string
  /** The checkbox of a row that the form is for. */
  selects?: string
  /** The buttons, tabs and links that lead from there to the form, one after the other. */
  opens?: readonly (string | RegExp)[]
  entries: readonly Entry[]
  submit: string
  /** Asked after the submit button where entries cannot be taken back. */
  confirm?: string
  /** What the person reads once it is done. */
  done: string | RegExp
  /** The tab or link by which a person leaves the page; a form without it stands in a modal. */
  leave?: string
  /** Neither cancelled nor left: the steps of a login. */
  stays?: true
  /** Statuses that are part of the way. */
  refusals?: readonly number[]
}

/** Somebody who signs in and fills in these forms, one after the other. */
export type FormGroup = {
  who: string
  area: 'private' | 'business' | 'bank'
  /** Left out for people who are about to sign in. */
  email?: string
  cases: readonly FormCase[]
}

/** Longer than a note may be, and than the note of a limit. */
export const longText = 'x'.repeat(1001)
export const longestText = 'x'.repeat(100_001)
