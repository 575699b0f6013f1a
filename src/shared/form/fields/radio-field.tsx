import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Radio, Stack } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { FieldValues } from 'react-hook-form'
import classes from './choice-field.module.css'
import { useGroupDescription } from './group-description.ts'
import { useBoundField, type FieldProps } from './use-bound-field.ts'

type RadioOption = { value: string | number | boolean; label: string; disabled?: boolean }

/** Radio buttons without a default choice. Its value is the option's. */
export function RadioField<TValues extends FieldValues>(
  props: FieldProps<TValues> & { options: readonly RadioOption[] },
) {
  const { options } = props
  const {
    value: chosenValue,
    set,
    bind,
    shown,
  } = useBoundField(
    props,
    undefined,
    (value) => options.find((option) => option.value === value)?.label ?? String(value ?? ''),
  )
  const { readOnly, 'aria-required': required, error, ...looks } = shown
  const { group, describedBy } = useGroupDescription(props.description, error)
  const chosen = options.findIndex(({ value }) => value === chosenValue)
  return (
    <Radio.Group
      size="md"
      {...looks}
      {...group}
      required={required === true}
      name={bind.name}
      value={chosen === -1 ? '' : String(options[chosen]!.value)}
      onChange={(next) => set(options.find(({ value }) => String(value) === next)?.value)}
    >
      <Stack gap={0} mt={4}>
        {options.map(({ value, label, disabled }, index) => (
          <Radio
            key={String(value)}
            size="md"
            className={classes.choice!}
            value={String(value)}
            label={label}
            disabled={disabled === true || readOnly === true}
            aria-required={required}
            {...(index === Math.max(chosen, 0)
              ? { ...bind, 'aria-describedby': describedBy }
              : { onBlur: bind.onBlur })}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}

/** Yes or no without a default choice (A123); its value is true or false, and null before. */
export function YesNoField<TValues extends FieldValues>(props: FieldProps<TValues>) {
  const { t } = useLingui()
  const options = [
    { value: true, label: t`Yes` },
    { value: false, label: t`No` },
  ]
  return <RadioField {...props} options={options} />
}
