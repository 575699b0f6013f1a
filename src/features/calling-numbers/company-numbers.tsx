import { Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CallingNumber } from '#generated/model/calling-number.ts'
import type { CallingNumberList } from '#generated/model/calling-number-list.ts'
import { FilterBar, MultiSelectFilter, SearchBox } from '#src/shared/table/filters/filters.tsx'
import { ClientTable } from '#src/shared/table/client-table.tsx'
import { updateListSearch, revealAddedRow } from '#src/shared/table/state/list-state.ts'
import type { FilterPredicates } from '#src/shared/table/filters/filtered-rows.ts'
import { ReloadButton } from '#src/shared/table/reload-button.tsx'
import { Notice } from '#src/shared/elements/notice.tsx'
import { ActivationNote } from './activation-note.tsx'
import type { CallingNumbersPort } from './calling-numbers-port.ts'
import {
  numberList,
  numberStates,
  type CallingNumbersPlace,
  type CallingNumbersSearch,
} from './calling-numbers-search.ts'
import { numberColumns, numberColumnsWithTasks } from './number-columns.tsx'
import { NumberRowActions } from './number-row-actions.tsx'
import { stateLabels } from './number-states.ts'
import { NumberModals } from './number-modals.tsx'
import { NumbersToolbar } from './numbers-toolbar.tsx'

export type CompanyNumbersProps = CallingNumbersPlace & {
  port: CallingNumbersPort
  /** Address of the CSV template. */
  template: string
  /** Opens the history of a number, for who may read it (R447). */
  historyAction?: (number: CallingNumber) => ReactNode
}

/** Rows on one page (R834). */
const pageSize = 20
const rowsOf = ({ callingNumbers }: CallingNumberList) => callingNumbers
const idOf = ({ id }: CallingNumber) => id
const toneOf = ({ status }: CallingNumber) => (status === 'DEACTIVATED' ? ('muted' as const) : undefined)
const isWorkedOn = ({ taskOpen, status }: CallingNumber) => taskOpen || status === 'IN_ACTIVATION'
const matches: FilterPredicates<CallingNumber, CallingNumbersSearch> = {
  status: ({ status }, chosen) => chosen.includes(status),
}
const none: CallingNumber[] = []

/** All calling numbers of one company with everything that may be done with them (R425 to R431, R444). */
export function CompanyNumbers({ port, search, onSearch, modals, template, historyAction }: CompanyNumbersProps) {
  const { t, i18n } = useLingui()
  const answer = useQuery(port.numbers())
  const numbers = answer.data?.callingNumbers ?? none
  const terminated = answer.data?.customerTerminated
  const rowActions = (number: CallingNumber) => (
    <NumberRowActions number={number} onOpen={(action) => modals.open(action, number.id)}>
      {historyAction?.(number)}
    </NumberRowActions>
  )
  return (
    <Stack gap="lg">
      <NumbersToolbar port={port} terminated={terminated} onOpen={modals.open} />
      {terminated === true && (
        <Notice icon={<IconInfoCircle aria-hidden />}>
          <Text size="sm">
            <Trans>The contract has ended. No calling numbers can be added any more.</Trans>
          </Text>
        </Notice>
      )}
      <FilterBar button={port.showsTasks && <ReloadButton query={port.numbers()} />}>
        <SearchBox
          label={t`Search calling numbers`}
          description={t`Number, name, employee number or licence plate`}
          list={numberList}
          search={search}
          onSearch={onSearch}
        />
        <MultiSelectFilter
          label={t`Status`}
          options={numberStates.map((value) => ({ value, label: i18n._(stateLabels[value].label) }))}
          chosen={search.status}
          onChoose={(status) => onSearch(updateListSearch(search, { status }))}
        />
      </FilterBar>
      <ClientTable
        name="calling-numbers"
        label={t`Calling numbers`}
        query={port.numbers()}
        rows={rowsOf}
        rowId={idOf}
        columns={port.showsTasks ? numberColumnsWithTasks : numberColumns}
        pageSize={pageSize}
        list={numberList}
        search={search}
        onSearch={onSearch}
        matches={matches}
        tone={toneOf}
        isInProgress={isWorkedOn}
        empty={{
          title: t`There are no calling numbers yet.`,
          text: terminated === true ? undefined : t`Add the first number, or upload a CSV file with several numbers.`,
        }}
        actions={rowActions}
      />
      {/* Above the list it would push the list away when the numbers come. */}
      <ActivationNote numbers={numbers}>{!port.showsTasks && <ReloadButton query={port.numbers()} />}</ActivationNote>
      <NumberModals
        port={port}
        modals={modals}
        numbers={numbers}
        open={terminated === false}
        onClose={(added) => modals.close(revealAddedRow(numberList, search, added?.id))}
        template={template}
      />
    </Stack>
  )
}
