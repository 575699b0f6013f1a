/** What the layout button of a list opens; loaded after the page. */
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, Stack } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '../../elements/native-select.tsx'
import { OpenedPopup, type Popup } from '../../ui/opened/opened-popup.tsx'
import type { Column } from '../column.ts'
import { pageSizeOptions, type ListPreferences } from '../state/list-state.ts'
import classes from './view-choices.module.css'

/** Columns can be hidden only in lists with more columns than this. */
const maxAlwaysShownColumns = 7

export type ViewSettingsProps = {
  /** Accessible name of the list. */
  label: string
  columns: readonly Column<never>[]
  /** The default page size, where it can be chosen. */
  defaultPageSize: number | undefined
  view: ListPreferences
  onChange: (change: ListPreferences) => void
}

type Props = ViewSettingsProps & { popup: Popup }

export function ViewChoices({ popup, label, columns, defaultPageSize, view, onChange }: Props) {
  const { i18n, t } = useLingui()
  const hidden = view.hidden ?? []
  const [, ...others] = columns
  const toggle = (id: string, shown: boolean) =>
    onChange({ hidden: shown ? hidden.filter((other) => other !== id) : [...hidden, id] })
  return (
    <OpenedPopup popup={popup} position="bottom-end" dropdown={{ 'aria-label': t`Layout: ${label}` }}>
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
            data={pageSizeOptions(defaultPageSize).map((size) => ({ value: `${size}`, label: `${size}` }))}
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
    </OpenedPopup>
  )
}
