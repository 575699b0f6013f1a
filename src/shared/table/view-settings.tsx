import { Checkbox, NativeSelect, Popover, Stack } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { IconButton } from '../elements/icon-button.tsx'
import type { Column } from './column.ts'
import { sizesFor, type ListView } from './list-view.ts'
import classes from './view-settings.module.css'

/** So many columns are seen at once; of more a person may hide some. */
const columnsAtOnce = 7

type Props = {
  /** The list, for who listens. */
  label: string
  columns: readonly Column<never>[]
  /** The rows that a page usually has, where that can be chosen. */
  usualSize: number | undefined
  view: ListView
  onChange: (change: ListView) => void
}

/** How the list is shown: close rows, rows of a page, columns. It is kept in this browser. */
export function ViewSettings({ label, columns, usualSize, view, onChange }: Props) {
  const { i18n, t } = useLingui()
  const hidden = view.hidden ?? []
  const [, ...others] = columns
  const toggle = (id: string, shown: boolean) =>
    onChange({ hidden: shown ? hidden.filter((one) => one !== id) : [...hidden, id] })
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
          {usualSize !== undefined && (
            <NativeSelect
              label={t`Rows per page`}
              data={sizesFor(usualSize).map(String)}
              value={String(view.size ?? usualSize)}
              onChange={({ currentTarget: { value } }) => onChange({ size: Number(value) })}
            />
          )}
          {columns.length > columnsAtOnce && (
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
