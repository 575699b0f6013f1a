import type { MessageDescriptor } from '@lingui/core'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import type { WithSentences } from '../../problem/problem-message.ts'
import type { Stored } from '../../query/port.ts'
import { Modal } from '../../ui/modal/modal.tsx'
import { NoLongerNote } from '../comparison/no-longer-note.tsx'
import { FormFields } from '../comparison/form-fields.ts'
import { ModalBody, type Guard, type InModal, type ModalLooks } from './modal-body.tsx'
import { useChange, type ChangeProps, type RecordFields } from './use-change.tsx'
import type { FormProps } from './use-contract-form.ts'

/** What a modal with a form has besides the form. */
type ModalFrame<TResult> = ModalLooks<TResult> & {
  title: string
  /** Names the step of a modal that holds several forms, one after the other. */
  step?: string
  /** Stands in the place of the form while what it starts with is not there. */
  instead?: ReactNode
}

type FormIn<TValues extends FieldValues, TSent extends FieldValues, TResult, TStatus extends number> = FormProps<
  TValues,
  TSent,
  TResult,
  TStatus
> &
  ModalFrame<TResult> & {
    change?: undefined
    children: (control: Control<TValues, unknown, FieldValues>) => ReactNode
  }

type ChangeIn<
  TRecord extends Stored,
  TValues extends FieldValues,
  TSent extends FieldValues,
  TResult,
  TStatus extends number,
> = ChangeProps<TRecord, TValues, TSent, TResult, TStatus> &
  ModalFrame<unknown> &
  RecordFields<TRecord, TValues> & {
    /** Why this can no longer be done with the record; said and kept to when somebody else made it so meanwhile. */
    noLonger?: (record: TRecord) => MessageDescriptor | undefined
  }

/** Not there yet while `instead` stands in the place of the form. */
type Opening<TRecord> = { record: TRecord | undefined }

/** One component for both, so that the modal stays where one step of it changes a record and another does not. */
function Shell<
  TRecord extends Stored,
  TValues extends FieldValues,
  TSent extends FieldValues,
  TResult,
  TStatus extends number,
>(
  props:
    | FormIn<TValues, TSent, TResult, TStatus>
    | (ChangeIn<TRecord, TValues, TSent, TResult, TStatus> & Opening<TRecord>),
) {
  const { title, opened, onClose, instead = false } = props
  const guard = useRef<Guard>(null)
  const open = useRef(false)
  useLayoutEffect(() => {
    open.current = opened // after the form that opens with the modal, before any that follows it there
  }, [opened])
  const close = () => {
    if (guard.current?.mayClose() !== false) onClose()
  }
  return (
    <Modal opened={opened} onClose={close} title={title}>
      {instead !== false ? (
        instead
      ) : props.change === undefined ? (
        <ModalBody key={props.step} {...props} guard={guard} later={open} onCancel={close} />
      ) : (
        props.record && (
          <ChangeBody key={props.step} {...props} record={props.record} guard={guard} later={open} onCancel={close} />
        )
      )}
    </Modal>
  )
}

function ChangeBody<
  TRecord extends Stored,
  TValues extends FieldValues,
  TSent extends FieldValues,
  TResult,
  TStatus extends number,
>({ children, ...props }: ChangeIn<TRecord, TValues, TSent, TResult, TStatus> & InModal & { record: TRecord }) {
  const { form, fields, stored } = useChange<TRecord, TValues, TSent, TResult, TStatus>(props)
  // What the screen has is offered only where it can be done; another record came with a refusal.
  const over = stored === props.record ? undefined : props.noLonger?.(stored)
  const blocked = props.blocked === true || over !== undefined
  const note = over && <NoLongerNote reason={over} />
  const basis = note && form.basis ? { ...form.basis, above: () => note } : form.basis
  return (
    <FormFields value={fields}>
      <ModalBody<TValues, TSent, unknown, TStatus> {...props} {...form} basis={basis} blocked={blocked}>
        {(control) => children(control, stored)}
      </ModalBody>
    </FormFields>
  )
}

/**
 * The shell of a form in a modal, whose being open is the caller's (the route's): focus goes to the first field, to the
 * first wrong one, and back; it fills a phone; it asks before what was typed is lost, and stays while it is sending.
 */
export const ModalForm: <TValues extends FieldValues, TSent extends FieldValues, TResult, TStatus extends number>(
  props: FormIn<TValues, TSent, TResult, TStatus> & WithSentences<NoInfer<TStatus>>,
) => ReactNode = Shell

/** The same for what changes a record, as `ChangeForm` does on a page. */
export const ChangeModal: <
  TRecord extends Stored,
  TValues extends FieldValues,
  TSent extends FieldValues,
  TResult,
  TStatus extends number,
>(
  props: ChangeIn<TRecord, TValues, TSent, TResult, TStatus> & Opening<TRecord> & WithSentences<NoInfer<TStatus>>,
) => ReactNode = Shell
