import { NativeSelect } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { FieldValues } from 'react-hook-form'
import { useBoundField, type FieldProps } from './use-bound-field.ts'

/** One thing to choose; its value is what the contract has, a number stays a number. */
export type Option = {
  value: string | number
  label: string
  disabled?: boolean
  /** Cannot be chosen here, but may be what somebody else has stored meanwhile. */
  hidden?: boolean
}

type Props<TValues extends FieldValues> = FieldProps<TValues> & {
  options: readonly Option[]
  /** What stands for no choice, when the field is optional. */
  emptyLabel?: string
  autoComplete?: string
  autoFocus?: boolean
  /** Something else in the form follows from the choice that the person made. */
  onChosen?: (value: Option['value']) => void
}

/**
 * A choice from a list. Where one must be made, "please choose" stands first and cannot be chosen again (A85, R578);
 * where none need be made, the first entry takes the choice back.
 */
export function SelectField<TValues extends FieldValues>({ options, emptyLabel, ...props }: Props<TValues>) {
  const { t } = useLingui()
  const offered = options.filter(({ hidden }) => hidden !== true)
  const { value, set, bind, shown } = useBoundField(
    props,
    undefined,
    (chosen) => options.find((option) => option.value === chosen)?.label ?? '',
  )
  const { readOnly, ...looks } = shown
  const current = String(value ?? '')
  /** What is stored may be newer than this portal: it stands there as it came, until something else is chosen. */
  const isNewer = current !== '' && !offered.some((option) => String(option.value) === current)
  return (
    <NativeSelect
      size="md"
      {...looks}
      description={props.description}
      autoComplete={props.autoComplete ?? 'off'}
      autoFocus={props.autoFocus}
      disabled={readOnly === true}
      {...bind}
      value={current}
      onChange={(event) => {
        const text = event.currentTarget.value
        const chosen = options.find((option) => String(option.value) === text)?.value
        set(chosen ?? null)
        if (chosen !== undefined) props.onChosen?.(chosen)
      }}
    >
      <option value="" disabled={props.optional !== true}>
        {props.optional === true ? (emptyLabel ?? t`No selection`) : t`Please choose`}
      </option>
      {isNewer && <option value={current}>{options.find((option) => option.value === value)?.label ?? current}</option>}
      {offered.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}
