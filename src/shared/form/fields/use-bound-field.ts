import { useLingui } from '@lingui/react/macro'
import { createElement, Fragment, use, type ReactNode } from 'react'
import {
  useController,
  useWatch,
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form'
import { FieldNotes, FormMessages, useComparableField, useFieldError } from './form-context.ts'
import { fieldMessage } from '../rules/validation.ts'

/**
 * The control of a form with these values. Only names and values are part of the type, so that shared fields take the control of
 * each form that has at least their values.
 */
export type FormControl<TValues extends FieldValues> = Control<FieldValues, unknown, unknown> & {
  /** Exists in the type only. */
  readonly types?: TValues
}

/** The current value of a field. */
export const useFieldValue = <TValues extends FieldValues, const TName extends FieldPath<TValues>>(
  control: FormControl<TValues>,
  name: TName,
): FieldPathValue<TValues, TName> => useWatch({ control, name })

/** The props of every bound field. */
export type FieldProps<TValues extends FieldValues> = {
  control: FormControl<TValues>
  name: FieldPath<TValues>
  label: string
  /** Help text below the label. */
  description?: ReactNode
  /** May be empty, so it has no asterisk. Tests check it against the schema (required-check.ts). */
  optional?: boolean
  readOnly?: boolean
  /** For a field that another one shows and hides: its value when it appears; it is removed when the field disappears. */
  initialWhenShown?: string
  /** Fields whose rules depend on this one; validated again with it after the first submit. */
  revalidates?: FieldPath<TValues>[]
}

/** The message key for what the bank refused in a field; the form has its sentence. */
export const refusedKey = 'refused'

/** Keys that are announced as alerts: two entries that must be equal (docs/decisions/018), and refusals by the bank. */
const alertKeys: ReadonlySet<string> = new Set(['passwordsDiffer', 'emailsDiffer', refusedKey])

/** Binds a field to its form: its value, its error text, and whether it is required. */
export function useBoundField<TValues extends FieldValues>(
  { control, name, label, optional, readOnly, initialWhenShown, revalidates }: FieldProps<TValues>,
  /** The message key for text that the field cannot parse, such as `currency`. */
  unreadable = 'invalid',
  /** Formats a value for the comparison after a conflict; a field without it is not compared. */
  toText?: (value: unknown) => string,
) {
  useComparableField(name, label, toText)
  const { i18n } = useLingui()
  const messages = use(FormMessages)
  const required = optional !== true && readOnly !== true
  const { field, fieldState } = useController({
    control,
    name,
    // The resolver validates; `required` only informs required-check.ts about the asterisk.
    rules: { ...(readOnly !== true && { required }), ...(revalidates && { deps: revalidates }) },
    ...(initialWhenShown !== undefined && { shouldUnregister: true, defaultValue: initialWhenShown as never }),
  })
  const issue = fieldState.error?.message
  const key = issue === 'invalid' ? unreadable : issue
  const sentence = key === undefined ? undefined : fieldMessage(i18n, label, key, messages)
  useFieldError(name, label, sentence)
  const note = use(FieldNotes).get(name)
  const { value, onChange: set, ...bind } = field
  return {
    value: value as unknown,
    set,
    /** Name, ref and blur handler, for the input element. */
    bind,
    shown: {
      label,
      error: alertKeys.has(key ?? '') ? createElement('span', { role: 'alert' }, sentence) : sentence,
      // Not the attribute of HTML, with which Firefox calls an empty field invalid before anybody has typed.
      'aria-required': required || undefined,
      withAsterisk: required,
      readOnly,
      /** Mantine renders the input in it; the structure is constant, so that the input is never mounted again. */
      inputContainer: (input: ReactNode) => createElement(Fragment, null, input, note),
    },
    /** What stands below the field after a conflict, for inputs without a container. */
    note,
  }
}
