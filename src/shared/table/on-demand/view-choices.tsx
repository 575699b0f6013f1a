/** What the layout button of a list opens; loaded after the page. */
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '../../elements/native-select.tsx'
import { OpenedPopup, type Popup } from '../../ui/on-demand/opened-popup.tsx'
import type { Column } from '../columns.tsx'
import { withoutUndefined, type ListDefinition, type ListSearch } from '../state/list-search.ts'
import { goToPage, pageSizeOptions, readPreferences, type ListPreferences } from '../state/list-state.ts'
import { NamedViews } from './named-views.tsx'
import { formatLayout } from './saved-views.ts'
import classes from './view-choices.module.css'

/** Columns can be hidden only in lists with more columns than this. */
const maxAlwaysShownColumns = 7

export type ViewSettingsProps = {
  /** Key of the stored preferences. */
  name: string
  /** Accessible name of the list. */
  label: string
  columns: readonly Column<never>[]
  /** The default page size, where it can be chosen. */
  defaultPageSize: number | undefined
  list: ListDefinition
  search: ListSearch
  onSearch: (next: ListSearch) => void
  /** False where the state of the list is not in the URL. */
  hasNamedViews?: false
  /** The preferences that apply: the person's own, or those of the URL. */
  view: ListPreferences
  /** Changes the person's own preferences. */
  onChange: (change: ListPreferences) => void
}

type Props = ViewSettingsProps & { popup: Popup }

export function ViewChoices({ popup, ...props }: Props) {
  const { name, label, columns, defaultPageSize, search, onSearch, hasNamedViews, view, onChange } = props
  const { i18n, t } = useLingui()
  const hidden = view.hidden ?? []
  const [, ...others] = columns
  const layout = formatLayout(props, view)
  const isVisiting = search.layout !== undefined && layout !== formatLayout(props, readPreferences(name))
  const leaveLayout = () => onSearch(withoutUndefined({ ...search, layout: undefined } as ListSearch))
  /** Changes the layout of the URL where there is one, else the person's own. */
  const changeLayout = (change: ListPreferences, next = search) => {
    const hasLayout = search.layout !== undefined
    if (!hasLayout) onChange(change)
    if (hasLayout || next !== search)
      onSearch(hasLayout ? { ...next, layout: formatLayout(props, { ...view, ...change }) } : next)
  }
  const toggle = (id: string, shown: boolean) =>
    changeLayout({ hidden: shown ? hidden.filter((other) => other !== id) : [...hidden, id] })
  return (
    <OpenedPopup
      popup={popup}
      position="bottom-end"
      middlewares={{ flip: true, shift: true, size: true }}
      dropdown={{ 'aria-label': t`Layout: ${label}`, className: classes.dropdown! }}
    >
      <Stack gap="md" className={classes.choices!}>
        {hasNamedViews !== false && <NamedViews {...props} layout={layout} onChosen={() => popup.setOpened(false)} />}
        {isVisiting && (
          <div className={classes.group}>
            <Text size="sm">
              <Trans>
                Columns, row height and rows per page come from a view or a link. Your saved settings have not changed.
              </Trans>
            </Text>
            <Button
              variant="default"
              onClick={() => {
                onChange({
                  compact: view.compact === true,
                  hidden,
                  ...(view.size !== undefined && { size: view.size }),
                })
                leaveLayout()
              }}
            >
              <Trans>Keep as my settings</Trans>
            </Button>
            <Button variant="subtle" onClick={leaveLayout}>
              <Trans>Back to my settings</Trans>
            </Button>
          </div>
        )}
        <Checkbox
          size="md"
          label={t`Compact rows`}
          checked={view.compact === true}
          onChange={({ currentTarget: { checked } }) => changeLayout({ compact: checked })}
        />
        {defaultPageSize !== undefined && (
          <NativeSelect
            label={t`Rows per page`}
            data={pageSizeOptions(defaultPageSize).map((size) => ({ value: `${size}`, label: `${size}` }))}
            value={String(view.size ?? defaultPageSize)}
            onChange={({ currentTarget: { value } }) => {
              changeLayout({ size: Number(value) }, goToPage(search, 1))
            }}
          />
        )}
        {columns.length > maxAlwaysShownColumns && (
          <fieldset className={`${classes.group} ${classes.columns}`}>
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
