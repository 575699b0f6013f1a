/** The modals of the actions for a customer; loaded after the list that has a button for them in each row. */
import { Skeleton, Stack, Text, UnstyledButton } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Fragment, type KeyboardEvent, type ReactNode } from 'react'
import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import { formatDayInWords } from '#src/shared/format/day.ts'
import { formatEuros } from '#src/shared/format/numbers.ts'
import { useOpenModalOf } from '#src/shared/page/open-modal.tsx'
import type { Sentences } from '#src/shared/problem/problem-message.ts'
import type { StatusOf, Versioned } from '#src/shared/query/port.ts'
import { useFreshQueryOnOpen } from '#src/shared/query/use-fresh-query-on-open.ts'
import { LoadError } from '#src/shared/ui/load-error.tsx'
import { ConfirmChange } from '#src/shared/ui/modal/confirm-modal.tsx'
import { Consequences } from '#src/shared/ui/modal/consequences.tsx'
import { Modal } from '#src/shared/ui/modal/modal.tsx'
import {
  actionModalNames,
  type ActionCustomer,
  type ActionModalProps,
  type BusinessActionsPort,
  type CustomerAction,
  type CustomerActionsPort,
  type CustomerModals,
  type PrivateActionsPort,
} from '../customer-actions-port.ts'
import {
  businessTerminationReasons,
  privateTerminationReasons,
  type TerminationReason,
} from './termination-details.tsx'
import classes from './actions.module.css'
import { LimitModal, type LimitOptions } from './limit-modal.tsx'
import { LocksModal } from './locks-modal.tsx'
import { CancelTerminationModal, TerminateModal, type TerminationOptions } from './termination-modals.tsx'

/** Which modal of the button for actions is open. */
const useOpenAction = (modals: CustomerModals, id: string): CustomerAction | 'actions' | undefined =>
  useOpenModalOf(modals, actionModalNames, id)

/** Limits in EUR (R839). */
const privateOptions = {
  limits: [50, 100, 200, 300, 500],
  limitSchema: () =>
    import('#generated/model/change-private-limit-request.ts').then((model) => model.ChangePrivateLimitRequest),
  reasons: privateTerminationReasons,
  getTermination: ({ terminationDate, terminationReason }: PrivateCustomer) => ({ terminationDate, terminationReason }),
  terminationSchema: () => import('./action-schemas.ts').then((schemas) => schemas.privateTermination),
} as const

type PrivateProps = { port: PrivateActionsPort; customer: PrivateCustomer; modals: CustomerModals }

/** Loads the product, which decides whether there is a limit (R512). */
export function PrivateActionModals({ port, customer, modals }: PrivateProps) {
  const product = useFreshQueryOnOpen(port.product(), useOpenAction(modals, customer.id) !== undefined)
  const { productType, limits } = product.data ?? {}
  const limit = productType === 'Premium' ? limits!.activeProduct : null
  const { id, firstName, lastName, status, terminationDate } = customer
  return (
    <ActionModals
      modals={modals}
      port={port}
      options={privateOptions}
      record={customer}
      customer={{ id, name: `${firstName} ${lastName}`, status, terminationDate }}
      actions={availableActions({ status, hasLimit: limit !== null, hasLimitAfterEnd: false })}
      limit={limit}
      limitNote={
        product.isError ? (
          <LoadError error={product.error} onRetry={() => void product.refetch()} />
        ) : (
          product.data === undefined && <Skeleton height={74} radius="md" />
        )
      }
    />
  )
}

/** Limits in EUR (R840). */
const businessOptions = {
  limits: [0, 100, 400, 800, 1000, 2000, 5000, 7000, 10_000, 15_000, 20_000, 25_000, 30_000, 50_000],
  limitSchema: () =>
    import('#generated/model/change-business-limit-request.ts').then((model) => model.ChangeBusinessLimitRequest),
  reasons: businessTerminationReasons,
  getTermination: ({ statusDetails: { terminationDate, terminationReason } }: BusinessCustomer) => ({
    terminationDate,
    terminationReason,
  }),
  terminationSchema: () => import('./action-schemas.ts').then((schemas) => schemas.businessTermination),
} as const

type BusinessProps = { port: BusinessActionsPort; customer: BusinessCustomer; modals: CustomerModals }

/** The limit of a company can always be changed (R513). */
export function BusinessActionModals({ port, customer, modals }: BusinessProps) {
  const { id, companyName, limit, statusDetails } = customer
  const { status, terminationDate } = statusDetails
  return (
    <ActionModals
      modals={modals}
      port={port}
      options={businessOptions}
      record={customer}
      customer={{ id, name: companyName, status, terminationDate }}
      actions={availableActions({ status, hasLimit: true, hasLimitAfterEnd: true })}
      limit={limit}
    />
  )
}

type Availability = {
  status: CustomerStatus
  /** Whether there is a limit that can be changed: companies and Premium. */
  hasLimit: boolean
  /** Whether the limit can be changed after the contract has ended: companies (A140). */
  hasLimitAfterEnd: boolean
}

/** The actions that the status of a customer allows (R509 to R513, A140). */
export function availableActions({ status, hasLimit, hasLimitAfterEnd }: Availability): CustomerAction[] {
  const limit = hasLimit && (hasLimitAfterEnd || status !== 'TERMINATED')
  return [
    'locks',
    ...(limit ? (['limit'] as const) : []),
    ...(status === 'ACTIVE' ? (['terminate'] as const) : []),
    ...(status === 'TERMINATION_PLANNED' ? (['cancel-termination'] as const) : []),
  ]
}

type ActionModalsProps<TCustomer extends Versioned, TLimit extends number, TReason extends TerminationReason> = {
  modals: CustomerModals
  port: CustomerActionsPort<TCustomer, TLimit, TReason>
  options: LimitOptions<TLimit> & TerminationOptions<TCustomer, TReason>
  /** The customer as the list has them. */
  record: TCustomer
  customer: ActionCustomer
  actions: readonly CustomerAction[]
  /** The monthly limit in EUR; null while it is unknown or when it cannot be changed. */
  limit: number | null
  limitNote?: ReactNode
}

/** The choice of actions, and a modal for each; only available actions open. */
function ActionModals<TCustomer extends Versioned, TLimit extends number, TReason extends TerminationReason>(
  props: ActionModalsProps<TCustomer, TLimit, TReason>,
) {
  const { port, options, record, customer, actions, limit, limitNote, modals } = props
  const requested = useOpenAction(modals, customer.id)
  const open = (['actions', ...actions] as const).find((name) => name === requested)
  const modal = (name: typeof open) => ({ customer, opened: open === name, onClose: () => modals.close() })
  return (
    <>
      <ActionsModal
        {...modal('actions')}
        actions={actions}
        limit={limit}
        onChoose={(action) => modals.open(action, customer.id)}
        limitNote={limitNote}
      />
      <LocksModal {...modal('locks')} port={port} />
      {limit !== null && <LimitModal {...modal('limit')} port={port} options={options} />}
      <TerminateModal {...modal('terminate')} port={port} options={options} record={record} />
      <CancelTerminationModal {...modal('cancel-termination')} port={port} options={options} record={record} />
    </>
  )
}

type ChoiceProps = ActionModalProps & {
  actions: readonly CustomerAction[]
  /** The monthly limit in EUR, when it can be changed. */
  limit: number | null
  onChoose: (action: CustomerAction) => void
  /** In the place of the action for the limit while that loads or after it failed, so that nothing moves. */
  limitNote?: ReactNode
}

const arrows: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The arrow keys move the focus from one action to the next, around the ends. */
function moveFocusByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = arrows[event.key]
  if (step === undefined) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const index = buttons.indexOf(document.activeElement as HTMLButtonElement)
  buttons.at((index + step) % buttons.length)?.focus()
}

/** The choice between the actions (R386). */
function ActionsModal({ customer, actions, limit, onChoose, limitNote, ...modal }: ChoiceProps) {
  const { t, i18n } = useLingui()
  const { name, terminationDate } = customer
  const labels: Record<CustomerAction, [title: string, description: string]> = {
    locks: [t`Locks`, t`Lock the customer or remove a lock`],
    limit: [t`Change limit`, limit === null ? '' : t`Currently ${formatEuros(limit)} a month`],
    terminate: [t`Terminate contract`, t`With a reason, today or later`],
    'cancel-termination': [
      t`Cancel termination`,
      terminationDate === null ? '' : t`The contract ends on ${formatDayInWords(terminationDate, i18n.locale)}`,
    ],
  }
  return (
    <Modal {...modal} title={t`Actions for ${name}`}>
      <Stack gap="sm" onKeyDown={moveFocusByArrow}>
        {actions.map((action, index) => (
          <Fragment key={action}>
            <UnstyledButton
              className={classes.action}
              data-autofocus={index === 0 || undefined}
              onClick={() => onChoose(action)}
            >
              <Text component="span" fw={600}>
                {labels[action][0]}
              </Text>
              <Text component="span" size="sm" c="dimmed">
                {labels[action][1]}
              </Text>
            </UnstyledButton>
            {action === 'locks' && limitNote}
          </Fragment>
        ))}
      </Stack>
    </Modal>
  )
}

type Remove = NonNullable<PrivateActionsPort['remove']>

const deleteSentences = {
  460: msg`This customer has already made payments and therefore cannot be deleted. Please terminate the contract instead.`,
} satisfies Sentences<StatusOf<Remove>>

export type DeleteProps = {
  remove: Remove
  customer: PrivateCustomer
  modals: CustomerModals
  /** For a page about the customer, which has to show something else then. */
  onDeleted?: () => void
}

export function DeleteModal({ remove, customer, modals, onDeleted, opened }: DeleteProps & { opened: boolean }) {
  const { t } = useLingui()
  const { firstName, lastName, bpNumber } = customer
  const name = `${firstName} ${lastName}`
  return (
    <ConfirmChange
      opened={opened}
      onClose={() => modals.close()}
      {...(onDeleted && { onDone: onDeleted })}
      title={t`Delete ${name}?`}
      change={remove}
      record={customer}
      input={() => undefined}
      sentences={deleteSentences}
      confirmLabel={t`Delete for good`}
      danger
      success={msg`${name} has been deleted.`}
    >
      <Consequences
        facts={[
          { label: t`Customer`, value: name },
          { label: t`Customer number`, value: bpNumber },
          { label: t`Will be deleted`, value: t`all data about this person` },
        ]}
      />
    </ConfirmChange>
  )
}
