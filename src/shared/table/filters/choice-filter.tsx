import { IconChevronDown } from '@tabler/icons-react'
import '../styles.ts'
import { Button, Checkbox, Input, NativeSelect, Popover } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import classes from './filters.module.css'

type Option<TValue extends string> = { value: TValue; label: string }

type ManyProps<TValue extends string> = {
  label: string
  options: readonly Option<TValue>[]
  /** Undefined: all. */
  chosen: readonly TValue[] | undefined
  onChoose: (chosen: TValue[] | undefined) => void
}

const none: never[] = []

/** A filter for any of several values, such as states; nothing chosen shows all. */
export function ManyFilter<TValue extends string>({ label, options, onChoose, ...props }: ManyProps<TValue>) {
  const chosen = props.chosen ?? none
  const { t } = useLingui()
  const id = useId()
  const names = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label)
  const said = names.length === 0 ? t`All` : names.length <= 2 ? names.join(', ') : t`${names.length} chosen`
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
            aria-labelledby={`${id} ${id}-said`}
          >
            <span id={`${id}-said`}>{said}</span>
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

type OneProps<TValue extends string> = {
  label: string
  description?: string
  options: readonly Option<TValue>[]
  chosen: TValue
  onChoose: (chosen: TValue) => void
}

/** A filter for exactly one of several values; the browser's own select, which every phone knows how to show. */
export function OneFilter<TValue extends string>({ options, chosen, onChoose, ...texts }: OneProps<TValue>) {
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
