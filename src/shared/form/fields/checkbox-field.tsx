import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, Stack } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { FieldValues } from 'react-hook-form'
import classes from './choice-field.module.css'
import type { Option } from './select-field.tsx'
import { useGroupDescription } from './group-description.ts'
import { useBoundField, type FieldProps } from './use-bound-field.ts'

/** A checkbox, which always has a value and therefore no asterisk. Its value is true or false. */
export function CheckboxField<TValues extends FieldValues>(props: Omit<FieldProps<TValues>, 'optional'>) {
  const { t } = useLingui()
  // Registered as read-only, so that required-check.ts ignores it.
  const { value, set, bind, shown, note } = useBoundField({ ...props, readOnly: true }, undefined, (yes) =>
    yes === true ? t`Yes` : t`No`,
  )
  return (
    <>
      <Checkbox
        size="md"
        className={classes.choice!}
        label={props.label}
        description={props.description}
        error={shown.error}
        aria-invalid={shown.error === undefined ? undefined : true}
        disabled={props.readOnly === true}
        {...bind}
        checked={value === true}
        onChange={(event) => set(event.currentTarget.checked)}
      />
      {note}
    </>
  )
}

/** A group of checkboxes; at least one is checked where the field is required (R149). Its value is a list. */
export function CheckboxGroupField<TValues extends FieldValues>(
  props: FieldProps<TValues> & { options: readonly Option[] },
) {
  const { options } = props
  /** In the order of the options, so that the order of a list is no difference; a value newer than this portal as it is. */
  const labelsOf = (list: unknown): string[] => {
    const values = (list ?? []) as readonly unknown[]
    const known = options.filter(({ value }) => values.includes(value)).map(({ label }) => label)
    const others = values.filter((value) => options.every((option) => option.value !== value))
    return [...known, ...others.map(String).sort()]
  }
  const { value: list, set, bind, shown } = useBoundField(props, undefined, (value) => labelsOf(value).join(', '))
  const { readOnly, 'aria-required': required, error, ...looks } = shown
  const { group, describedBy } = useGroupDescription(props.description, error)
  const chosen = ((list ?? []) as readonly (string | number)[]).map(String)
  return (
    <Checkbox.Group
      size="md"
      {...looks}
      {...group}
      required={required === true}
      value={chosen}
      onChange={(next) => set(options.filter(({ value }) => next.includes(String(value))).map(({ value }) => value))}
    >
      <Stack gap={0} mt={4}>
        {options.map(({ value, label, disabled }, index) => (
          <Checkbox
            key={value}
            size="md"
            className={classes.choice!}
            value={String(value)}
            label={label}
            disabled={disabled === true || readOnly === true}
            aria-invalid={error === undefined ? undefined : true}
            {...(index === 0 ? { ...bind, 'aria-describedby': describedBy } : { onBlur: bind.onBlur })}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
