/** What the macros `<Trans>` and `<Plural>` render (lingui.config.ts). */
import { Trans as LibraryTrans, type TransProps } from '@lingui/react'

/**
 * The library looks for its tags in the finished sentence, so that `<u>2026</u>` in a value would lose its markup and log an error.
 * A value that is an element is put in afterwards.
 */
export const Trans = ({ values, ...props }: TransProps) => (
  <LibraryTrans {...props} values={values && toElements(values)} />
)

const toElements = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? <>{value}</> : value]),
  )
