import { useLingui } from '@lingui/react/macro'
import { createElement, use, type ReactNode } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { useComparableField, useFieldError } from './form-context.ts'
import { FormMessages } from './form-messages.ts'
import { fieldMessage } from '../text/field-message.ts'

/** What every bound field takes. */
export type FieldProps<TValues extends FieldValues> = {
  control: Control<TValues, unknown, FieldValues>
  name: FieldPath<TValues>
  label: string
  /** Said below the label, before the person types. */
  description?: ReactNode
  /** May be left empty: no asterisk. The first good entry of a form proves it against the contract (required-check.ts). */
  optional?: boolean
  readOnly?: boolean
  /** Where another field decides whether this one is shown: its entry goes away with it, and begins so. */
  initialWhenShown?: string
  /** Fields that are judged anew with this one, once the person has tried to submit: their rules depend on it. */
  revalidates?: FieldPath<TValues>[]
}

/** Keys of entries that were to be the same: told by an alert, in the place where it is mended (docs/decisions/018). */
const differing: ReadonlySet<string> = new Set(['passwordsDiffer', 'emailsDiffer'])

/** Binds a field to its form: its value, what is wrong with it in words, and whether it must be filled in. */
export function useBoundField<TValues extends FieldValues>(
  { control, name, label, optional, readOnly, initialWhenShown, revalidates }: FieldProps<TValues>,
  /** The key that this field has for what it could not read, such as `currency`. */
  unreadable = 'invalid',
  /** A value as this field shows it; what is no field of a record has none. */
  say?: (value: unknown) => string,
) {
  useComparableField(name, label, say)
  const { i18n } = useLingui()
  const own = use(FormMessages)
  const required = optional !== true && readOnly !== true
  const { field, fieldState } = useController<TValues, FieldPath<TValues>, FieldValues>({
    control,
    name,
    // The resolver decides; this only says what the field shows, for required-check.ts. Nobody fills in what is read only.
    rules: { ...(readOnly !== true && { required }), ...(revalidates && { deps: revalidates }) },
    ...(initialWhenShown !== undefined && { shouldUnregister: true, defaultValue: initialWhenShown as never }),
  })
  const key = fieldState.error?.message
  const known = key === 'invalid' ? unreadable : key
  const sentence = known === undefined ? undefined : fieldMessage(i18n, label, known, own)
  useFieldError(name, label, sentence)
  const { value, onChange: set, ...bind } = field
  return {
    value: value as unknown,
    set,
    /** Name, focus and blur, for the element that takes the entry. */
    bind,
    shown: {
      label,
      error: differing.has(known ?? '') ? createElement('span', { role: 'alert' }, sentence) : sentence,
      required,
      withAsterisk: required,
      readOnly,
    },
  }
}

/**
 * The control of a form for fields that know only some of its values, the same in several forms. The library's type is
 * invariant, so the language cannot say that who knows all values knows these too.
 */
export const narrowControl = <TPart extends FieldValues, TValues extends TPart = TPart>(
  control: Control<TValues, unknown, FieldValues>,
) =>
  // oxlint-disable-next-line portal/no-cast-through-unknown -- see above
  control as unknown as Control<TPart, unknown, FieldValues>
