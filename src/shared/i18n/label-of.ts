import type { I18n, MessageDescriptor } from '@lingui/core'

/** The label of a value of an enumeration. A value that is newer than this portal has none and is shown as it came (A22). */
export const labelOf = <T extends string>(
  i18n: I18n,
  labels: Readonly<Record<T, MessageDescriptor>>,
  value: T,
): string =>
  // oxlint-disable-next-line portal/label-of-known-value -- guarded here for everybody
  Object.hasOwn(labels, value) ? i18n._(labels[value]) : value
