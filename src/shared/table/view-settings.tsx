import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, NativeSelect, Popover, Stack } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { IconButton } from '../elements/icon-button.tsx'
import type { Column } from './column.ts'
import { pageSizeOptions, type ListPreferences } from './state/list-state.ts'
import classes from './view-settings.module.css'

/** Columns can be hidden only in lists with more columns than this. */
const maxAlwaysShownColumns = 7

type Props = {
  /** Accessible name of the list. */
  label: string
  columns: readonly Column<never>[]
  /** The default page size, where it can be chosen. */
  defaultPageSize: number | undefined
  view: ListPreferences
  onChange: (change: ListPreferences) => void
}

/** Layout menu of a list: compact rows, page size, columns. Stored in this browser. */
export function ViewSettings({ label, columns, defaultPageSize, view, onChange }: Props) {
  const { i18n, t } = useLingui()
  const hidden = view.hidden ?? []
  const [, ...others] = columns
  const toggle = (id: string, shown: boolean) =>
    onChange({ hidden: shown ? hidden.filter((other) => other !== id) : [...hidden, id] })
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <IconButton
          tone="gray"
          className={classes.button!}
          label={t`Layout: ${label}`}
          title={t`Layout`}
          icon={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label={t`Layout: ${label}`}>
        <Stack gap="sm" className={classes.choices!}>
          <Checkbox
            size="md"
            label={t`Compact rows`}
            checked={view.compact === true}
            onChange={({ currentTarget: { checked } }) => onChange({ compact: checked })}
          />
          {defaultPageSize !== undefined && (
            <NativeSelect
              label={t`Rows per page`}
              data={pageSizeOptions(defaultPageSize).map(String)}
              value={String(view.size ?? defaultPageSize)}
              onChange={({ currentTarget: { value } }) => onChange({ size: Number(value) })}
            />
          )}
          {columns.length > maxAlwaysShownColumns && (
            <fieldset className={classes.columns}>
              <legend>
                <Trans>Columns</Trans>
              </legend>
              {others.map(({ id, header }) => (
                <Checkbox
                  key={id}
                  size="md"
                  label={i18n._(header)}
                  checked={!hidden.includes(id)}
                  onChange={({ currentTarget: { checked } }) => toggle(id, checked)}
                />
              ))}
            </fieldset>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
