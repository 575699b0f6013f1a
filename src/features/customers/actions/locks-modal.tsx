import { Skeleton, Stack } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Locks } from '#generated/model/locks.ts'
import { NoteTextMax } from '#generated/model/note-text.ts'
import { CheckboxField } from '#src/shared/form/fields/checkbox-field.tsx'
import { ChangeModal } from '#src/shared/form/shell/modal-form.tsx'
import { TextareaField } from '#src/shared/form/fields/textarea-field.tsx'
import { LoadError } from '#src/shared/ui/load-error.tsx'
import { useFreshQueryOnOpen } from '#src/shared/query/use-fresh-query-on-open.ts'
import { editableLocks, type ActionModalProps, type CustomerActionsPort } from '../customer-actions-port.ts'

type Props = ActionModalProps & { port: Pick<CustomerActionsPort<never, never, never>, 'locks' | 'changeLocks'> }

const createValues = ({ etag: _etag, returnDebitLock, ...locks }: Locks) => ({
  ...locks,
  returnDebitLock: typeof returnDebitLock === 'string',
  note: '',
})

/** Sets and removes locks; two of them are read-only (R516 to R527). */
export function LocksModal({ port, customer, ...modal }: Props) {
  const { t } = useLingui()
  const { data: stored, ...query } = useFreshQueryOnOpen(port.locks(), modal.opened)
  const reason = stored?.returnDebitLock
  return (
    <ChangeModal
      {...modal}
      title={t`Locks of ${customer.name}`}
      change={port.changeLocks}
      record={stored}
      values={createValues}
      schema={(locks) => import('./action-schemas.ts').then(({ locksSchema }) => locksSchema(locks))}
      onlyChanged={editableLocks}
      submitLabel={t`Save locks`}
      success={msg`Locks saved.`}
      placeholder={
        stored === undefined &&
        (query.error === null ? (
          <LocksLoading />
        ) : (
          <LoadError error={query.error} onRetry={() => void query.refetch()} />
        ))
      }
    >
      {(control) => (
        <>
          <Stack gap={0}>
            <CheckboxField control={control} name="securityLockRM" label={t`Security lock RM`} />
            <CheckboxField control={control} name="securityLockSL" label={t`Security lock SL`} />
            <CheckboxField
              control={control}
              name="securityLockCustomerWish"
              label={t`Security lock at the customer's request`}
            />
            <CheckboxField control={control} name="securityLockCS" label={t`Security lock CS`} />
            {stored?.inactivityLock !== undefined && (
              <CheckboxField control={control} name="inactivityLock" label={t`Inactivity lock`} readOnly />
            )}
            <CheckboxField
              control={control}
              name="returnDebitLock"
              label={typeof reason === 'string' ? t`Return debit lock (${reason})` : t`Return debit lock`}
              readOnly
            />
          </Stack>
          <TextareaField control={control} name="note" label={t`Note`} max={NoteTextMax} optional />
        </>
      )}
    </ChangeModal>
  )
}

/** The shape of the form: six locks, the note, the buttons. */
function LocksLoading() {
  const { t } = useLingui()
  return (
    <Stack gap={24} pt={12} role="status" aria-label={t`Loading the locks`}>
      {['55%', '52%', '80%', '54%', '48%', '60%'].map((width) => (
        <Skeleton key={width} height={20} width={width} />
      ))}
      <Skeleton height={150} />
      <Skeleton height={44} width="60%" />
    </Stack>
  )
}
