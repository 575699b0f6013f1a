import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { IconChevronDown } from '@tabler/icons-react'
import { Button, Checkbox, Input, NativeSelect, Popover } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import classes from './filters.module.css'

type Option<TValue extends string> = { value: TValue; label: string }

type MultiSelectProps<TValue extends string> = {
  label: string
  options: readonly Option<TValue>[]
  /** Undefined means all. */
  chosen: readonly TValue[] | undefined
  onChoose: (chosen: TValue[] | undefined) => void
}

const none: never[] = []

/** Filter by any of several values; no choice shows all rows. */
export function MultiSelectFilter<TValue extends string>({
  label,
  options,
  onChoose,
  ...props
}: MultiSelectProps<TValue>) {
  const chosen = props.chosen ?? none
  const { t } = useLingui()
  const id = useId()
  const names = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label)
  const summary = names.length === 0 ? t`All` : names.length <= 2 ? names.join(', ') : t`${names.length} chosen`
  const choose = (values: readonly string[]) => {
    const next = options.map(({ value }) => value).filter((value) => values.includes(value))
    onChoose(next.length === 0 ? undefined : next)
  }
  return (
    <div>
      <Input.Label labelElement="div" id={id} size="md">
        {label}
      </Input.Label>
      <Popover position="bottom-start" shadow="md" trapFocus returnFocus withinPortal>
        <Popover.Target>
          <Button
            variant="default"
            fullWidth
            px="sm"
            justify="space-between"
            fw={400}
            rightSection={<IconChevronDown size={18} aria-hidden />}
            aria-labelledby={`${id} ${id}-summary`}
          >
            <span id={`${id}-summary`}>{summary}</span>
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-labelledby={id}>
          <Checkbox.Group value={[...chosen]} onChange={choose} aria-labelledby={id}>
            <div className={classes.choices}>
              {options.map(({ value, label: name }) => (
                <Checkbox key={value} className={classes.choice} size="md" value={value} label={name} />
              ))}
            </div>
          </Checkbox.Group>
          <Button variant="subtle" mt="xs" onClick={() => chosen.length > 0 && onChoose(undefined)}>
            <Trans>Show all</Trans>
          </Button>
        </Popover.Dropdown>
      </Popover>
    </div>
  )
}

type SelectProps<TValue extends string> = {
  label: string
  description?: string
  options: readonly Option<TValue>[]
  chosen: TValue
  onChoose: (chosen: TValue) => void
}

/** Filter by exactly one value; a native select, which phones show in their own way. */
export function SelectFilter<TValue extends string>({ options, chosen, onChoose, ...texts }: SelectProps<TValue>) {
  return (
    <NativeSelect
      {...texts}
      size="md"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={options.map((option) => ({ ...option }))}
      value={chosen}
      onChange={(event) => {
        const value = options.find((option) => option.value === event.currentTarget.value)?.value
        if (value !== undefined) onChoose(value)
      }}
    />
  )
}

type BarProps = {
  children: ReactNode
  /** A button at the end of the bar. */
  button?: ReactNode
}

/** Search and filters above a list, side by side where there is room. */
export function FilterBar({ children, button }: BarProps) {
  return (
    <div role="search" className={classes.bar}>
      {children}
      {button && <div className={classes.button}>{button}</div>}
    </div>
  )
}
