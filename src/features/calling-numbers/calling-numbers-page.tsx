import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconDownload, IconInfoCircle, IconPlus, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactElement, type ReactNode, useCallback, useMemo } from 'react'
import { callingNumbersPageSize } from '#generated/model/constants.ts'
import type { CallingNumber } from '#generated/model/calling-number.ts'
import type { CallingNumberList } from '#generated/model/calling-number-list.ts'
import { IconButton } from '#src/shared/elements/icon-button.tsx'
import { softDisabledProps } from '#src/shared/elements/soft-disabled.ts'
import { formatCallNumber } from '#src/shared/format/numbers.ts'
import { ProblemNote } from '#src/shared/problem/problem-note.tsx'
import type { Query } from '#src/shared/query/port.ts'
import { useDownload } from '#src/shared/query/use-download.ts'
import { ClientTable } from '#src/shared/table/client/client-table.tsx'
import { SortSelect } from '#src/shared/table/table-head.tsx'
import type { FilterPredicates } from '#src/shared/table/client/matching-rows.ts'
import {
  activeChoice,
  activeSearch,
  FilterBar,
  MultiSelectFilter,
  SearchBox,
} from '#src/shared/table/filters/filters.tsx'
import type { ListLayout } from '#src/shared/table/table-layout.ts'
import { ReloadButton, ReloadIcon } from '#src/shared/table/reload-button.tsx'
import { createSelection, useSelectedRows } from '#src/shared/table/selection/selection.tsx'
import { revealAddedRow, updateListSearch } from '#src/shared/table/state/list-state.ts'
import { useIsAnyModalOpen } from '#src/shared/page/open-modal.tsx'
import { loadable, usePreload } from '#src/shared/ui/loadable.tsx'
import { FromFirstOpening } from '#src/shared/ui/modal/modal.tsx'
import { Page } from '#src/shared/ui/page.tsx'
import {
  type CallingNumbersPort,
  type CallingNumbersSearch,
  type CallingNumbersUrlState,
  numberList,
  numberStates,
} from './calling-numbers-port.ts'
import { numberColumns, numberColumnsWithTasks, NumberRowActions } from './number-columns.tsx'
import { allowedActions, stateLabels } from './number-states.tsx'

const LoadedModals = loadable(async () => (await import('./number-modals.tsx')).NumberModals)

function NumberModals(props: ComponentProps<typeof LoadedModals>) {
  usePreload('page', LoadedModals)
  return (
    <FromFirstOpening opened={useIsAnyModalOpen(props.modals)}>
      <LoadedModals {...props} />
    </FromFirstOpening>
  )
}

const LoadedSelection = loadable(async () => (await import('./selected-numbers.tsx')).SelectedNumbers)

/** The actions for the selected numbers, from the first selection on; a modal of theirs may be open again after a login. */
function SelectedNumbers(props: ComponentProps<typeof LoadedSelection>) {
  usePreload('page', LoadedSelection)
  const isAnyModalOpen = useIsAnyModalOpen(props.modals)
  return (
    <FromFirstOpening
      opened={props.selected.ids.size > 0 || isAnyModalOpen}
      onMissing={() => props.selected.onChange(new Set())}
    >
      <LoadedSelection {...props} />
    </FromFirstOpening>
  )
}

type Props = CallingNumbersUrlState & {
  port: CallingNumbersPort
  /** An empty link to the payments of this number, as the contract writes it. Memoise it: a long list has many rows. */
  paymentsLink: (callingNumber: string) => ReactElement
  /** Opens the history of a number, for who may read it (R447). Memoise it too. */
  historyAction?: (number: CallingNumber) => ReactNode
}

const rowsOf = ({ callingNumbers }: CallingNumberList) => callingNumbers
const idOf = ({ id }: CallingNumber) => id
const toneOf = ({ status }: CallingNumber) => (status === 'DEACTIVATED' ? ('muted' as const) : undefined)
const isInProgress = ({ taskOpen, status }: CallingNumber) => taskOpen || status === 'IN_ACTIVATION'
const filterPredicates: FilterPredicates<CallingNumber, CallingNumbersSearch> = {
  status: ({ status }, chosen) => chosen.includes(status),
}
const noNumbers: CallingNumber[] = []
const isSelectable = (number: CallingNumber) => !allowedActions(number).includes('view')

/** All calling numbers of one company with their actions (R425 to R431, R444). */
export function CallingNumbersPage({ port, search, onSearch, modals, paymentsLink, historyAction }: Props) {
  const { t, i18n } = useLingui()
  const { data } = useQuery(port.numbers())
  const numbers = data?.callingNumbers ?? noNumbers
  const terminated = data?.customerTerminated
  const columns = port.showsTasks ? numberColumnsWithTasks : numberColumns
  const statuses = numberStates.map((value) => ({ value, label: i18n._(stateLabels[value].label) }))
  const change = (next: Partial<CallingNumbersSearch>) => onSearch(updateListSearch(search, next))
  const selected = useSelectedRows({ rows: numbers, rowId: idOf, isSelectable })
  const selectedActions = (shown: readonly CallingNumber[]) =>
    data !== undefined && <SelectedNumbers {...{ port, modals, shown, selected }} />
  const selection = createSelection<CallingNumber>({
    ...selected,
    label: ({ callingNumber }) => {
      const phone = formatCallNumber(callingNumber)
      return t`Select ${phone}`
    },
    actions: selectedActions,
  })
  const rowActions = useCallback(
    (number: CallingNumber, layout: ListLayout) => (
      <NumberRowActions
        number={number}
        layout={layout}
        onOpen={(action) => modals.open(action, number.id)}
        paymentsLink={paymentsLink(number.callingNumber)}
      >
        {historyAction?.(number)}
      </NumberRowActions>
    ),
    [modals, paymentsLink, historyAction],
  )
  return (
    <Page
      title={t`Calling numbers`}
      toolbar={
        <FilterBar
          sort={<SortSelect columns={columns} search={search} onSearch={onSearch} />}
          active={[
            ...activeSearch(search.q, () => change({ q: undefined })),
            ...activeChoice(statuses, search.status, () => change({ status: undefined })),
          ]}
          button={
            <>
              {port.showsTasks && (
                <Box visibleFrom="sm">
                  <ReloadButton query={port.numbers()} />
                </Box>
              )}
              <NumberButtons port={port} terminated={terminated} onOpen={modals.open} />
            </>
          }
        >
          <SearchBox
            label={t`Search calling numbers`}
            description={t`Number, name, employee number or licence plate`}
            list={numberList}
            search={search}
            onSearch={onSearch}
          />
          <MultiSelectFilter
            label={t`Status`}
            options={statuses}
            chosen={search.status}
            onChoose={(status) => change({ status })}
          />
          {port.showsTasks && (
            // On a phone behind the button for filters, so that two rows have room for all others.
            <Box hiddenFrom="sm">
              <ReloadButton query={port.numbers()} />
            </Box>
          )}
        </FilterBar>
      }
    >
      <Stack gap="md">
        <BackgroundLine
          numbers={numbers}
          terminated={terminated === true}
          query={port.showsTasks ? undefined : port.numbers()}
        />
        <ClientTable
          name="calling-numbers"
          label={t`Calling numbers`}
          query={port.numbers()}
          rows={rowsOf}
          rowId={idOf}
          columns={columns}
          pageSize={callingNumbersPageSize}
          list={numberList}
          search={search}
          onSearch={onSearch}
          matches={filterPredicates}
          tone={toneOf}
          isInProgress={isInProgress}
          empty={{
            title: t`No calling numbers yet`,
            text: terminated === true ? undefined : t`Add the first number, or upload a CSV file with several numbers.`,
          }}
          selection={selection}
          actions={rowActions}
          actionsWidth={{ icons: historyAction === undefined ? 4 : 5 }}
          sortInFilters
        />
        <NumberModals
          port={port}
          modals={modals}
          numbers={numbers}
          canAdd={terminated === false}
          onClose={(added) => modals.close(revealAddedRow(numberList, search, added?.id))}
        />
      </Stack>
    </Page>
  )
}

/** For a download whose response names no file (R766). */
const exportName = 'rufnummern_csv_export'

type ButtonsProps = {
  port: CallingNumbersPort
  /** Undefined while the list loads. */
  terminated: boolean | undefined
  onOpen: (modal: 'add' | 'upload') => void
}

/** Adds one number or many, and downloads all; nothing can be added to a terminated company (R427, A141). */
function NumberButtons({ port, terminated, onOpen }: ButtonsProps) {
  const { download, isPending, error } = useDownload(port.download, () => exportName)
  const isLoading = terminated === undefined
  return (
    <>
      {terminated !== true && (
        <>
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            {...softDisabledProps({ disabled: isLoading, onClick: () => onOpen('add') })}
          >
            <Trans>Add calling number</Trans>
          </Button>
          <Button
            variant="default"
            leftSection={<IconUpload size={18} aria-hidden />}
            {...softDisabledProps({ disabled: isLoading, onClick: () => onOpen('upload') })}
          >
            <Trans>Upload CSV</Trans>
          </Button>
        </>
      )}
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        {...softDisabledProps({ busy: isPending, onClick: download })}
      >
        <Trans>Download CSV</Trans>
      </Button>
      {error !== null && <ProblemNote error={error} />}
    </>
  )
}

type BackgroundProps = {
  numbers: readonly CallingNumber[]
  terminated: boolean
  /** The list, for a button that reloads it where the page has no other. */
  query: Query<CallingNumberList> | undefined
}

/**
 * One line above the list: what runs in the background, or why nothing can be added. Its room is always there, so that the list
 * does not move when the numbers arrive. The list reloads by itself for a minute.
 */
function BackgroundLine({ numbers, terminated, query }: BackgroundProps) {
  const count = useMemo(() => numbers.filter(({ status }) => status === 'IN_ACTIVATION').length, [numbers])
  const forFinger = useMediaQuery('(hover: none)', false, { getInitialValueInEffect: false })
  const buttonSize = forFinger ? 44 : 24
  return (
    <Group
      gap={6}
      wrap="nowrap"
      mih={query === undefined ? 20 : buttonSize}
      my={-12} // within the gap to the search and to the list
      c="dimmed"
      style={{ '--icon-button-size': `${buttonSize}px` }}
    >
      {(count > 0 || terminated) && <IconInfoCircle size={18} aria-hidden />}
      {count > 0 && (
        <Text size="sm" lh={1.4}>
          <Plural
            value={count}
            one="# calling number is being activated."
            other="# calling numbers are being activated."
          />{' '}
          <Text span inherit visibleFrom="sm">
            <Trans>This can take a few minutes.</Trans>
          </Text>
        </Text>
      )}
      {count > 0 && query && <ReloadIconButton query={query} />}
      {terminated && (
        <Text size="sm" lh={1.4}>
          <Trans>The contract has ended. No calling numbers can be added any more.</Trans>
        </Text>
      )}
    </Group>
  )
}

function ReloadIconButton({ query }: { query: Query<CallingNumberList> }) {
  const { t } = useLingui()
  const { refetch, isRefetching } = useQuery(query)
  return (
    <IconButton
      title={t`Reload`}
      label={t`Reload`}
      aria-busy={isRefetching}
      onClick={() => void refetch({ cancelRefetch: false })}
      icon={<ReloadIcon isLoading={isRefetching} />}
    />
  )
}
