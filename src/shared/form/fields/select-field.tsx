import { useLingui } from '@lingui/react/macro'
import type { FieldValues } from 'react-hook-form'
import { NativeSelect } from '../../elements/native-select.tsx'
import { useBoundField, type FieldProps } from './use-bound-field.ts'

/** An option; its value is the contract's, a number stays a number. */
export type Option = {
  value: string | number
  label: string
  disabled?: boolean
  /** Not offered, but labelled when it is the stored value. */
  hidden?: boolean
}

type Props<TValues extends FieldValues> = FieldProps<TValues> & {
  options: readonly Option[]
  /** The label of the empty choice of an optional field. */
  emptyLabel?: string
  autoComplete?: string
  autoFocus?: boolean
  /** Called when the person chooses, for other fields that depend on it. */
  onChosen?: (value: Option['value']) => void
}

/**
 * A select. A required one starts with "Please choose", which cannot be chosen again (A85, R578); the first entry of an optional one
 * removes the choice.
 */
export function SelectField<TValues extends FieldValues>({ options, emptyLabel, ...props }: Props<TValues>) {
  const { t } = useLingui()
  const offered = options.filter(({ hidden }) => hidden !== true)
  const { value, set, bind, shown } = useBoundField(
    props,
    undefined,
    (chosen) => options.find((option) => option.value === chosen)?.label ?? String(chosen ?? ''),
  )
  const { readOnly, ...looks } = shown
  const current = String(value ?? '')
  /** The stored value is newer than this portal and has no label: it is shown as it is. */
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
