import type { MessageDescriptor } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import {
  createContext,
  use,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import type { FieldValues } from 'react-hook-form'
import { ConfirmRow } from '../../elements/confirm-row.tsx'
import type { Versioned } from '../../query/port.ts'
import { Modal } from '../../ui/modal/modal.tsx'
import { FieldErrors, FieldRegistryContext } from '../fields/form-context.ts'
import { useChange, type ChangeFields, type ChangeProps } from './change-form.tsx'
import { NotPossibleNote } from './conflict-notes.tsx'
import { LeaveQuestion, leavesForm, modalOf, type PageLocation } from './leave-guard.tsx'
import {
  FormFrame,
  useContractForm,
  type EditBaseline,
  type FormFields,
  type FormProps,
  type WithFormSentences,
} from './page-form.tsx'
import { LazyFinalQuestion, SubmitButton, type Danger } from './submit-button.tsx'

type FormModalProps = {
  title: string
  opened: boolean
  onClose: () => void
  /** Shown instead of the form while its data loads. */
  placeholder?: ReactNode
}

/** Options of a form in a modal. */
type ModalFormOptions<TResult> = {
  opened: boolean
  /** Closes the modal; also called after a success and `onDone`, with the result. */
  onClose: (result?: TResult) => void
  submitLabel: string
  /** Nothing can be sent now, for example while a waiting time runs. */
  blocked?: boolean
  /** Red submit button, for irreversible commands; may depend on the entries. */
  danger?: Danger
  /** Another step follows, so the modal stays open. */
  keepOpen?: boolean
}

type ModalFormProps<TSent, TResult, TStatus extends number, TValues extends FieldValues> = FormProps<
  TSent,
  TResult,
  TStatus,
  TValues
> &
  ModalFormOptions<NoInfer<TResult>> &
  FormFields<TValues>

type ChangeModalProps<
  TRecord extends Versioned,
  TSent extends FieldValues,
  TStatus extends number,
  TValues extends FieldValues,
> = ChangeProps<TRecord, TSent, TStatus, TValues> &
  ModalFormOptions<unknown> &
  ChangeFields<TRecord, TValues> & {
    /** Why this record can no longer be changed; shown, and the button disabled, after somebody else has changed it. */
    notPossible?: (record: NoInfer<TRecord>) => MessageDescriptor | undefined
  }

/** The modal around a form, or around several that follow each other in it (`ModalFormStep`, `ChangeModalStep`). */
export function FormModal({
  title,
  opened,
  onClose,
  placeholder = false,
  children,
}: FormModalProps & { children: ReactNode }) {
  const guard = useRef<CloseGuard>(null)
  const open = useRef(false)
  useLayoutEffect(() => {
    open.current = opened // after the form that opens with the modal, before any later form in it
  }, [opened])
  const close = () => {
    if (guard.current?.mayClose() !== false) onClose()
  }
  return (
    <Modal opened={opened} onClose={close} title={title}>
      <ModalBinding value={{ guard, openedBefore: open, onCancel: close }}>
        {placeholder === false ? children : placeholder}
      </ModalBinding>
    </Modal>
  )
}

/**
 * A form in a modal; the caller opens it, usually by the URL. The focus goes to the first field, to the first invalid field and
 * back. The modal fills a phone, asks for confirmation before entries are lost, and stays open while it is sending.
 */
export function ModalForm<TSent, TResult, TStatus extends number, TValues extends FieldValues>(
  props: FormModalProps &
    ModalFormProps<TSent, TResult, TStatus, TValues> &
    WithFormSentences<NoInfer<TStatus>, NoInfer<TValues>>,
) {
  return (
    <FormModal {...props}>
      <ModalFormBody {...props} />
    </FormModal>
  )
}

/** A form in a modal that changes a record, like `ChangeForm` on a page; without a record while `placeholder` is shown. */
export function ChangeModal<
  TRecord extends Versioned,
  TSent extends FieldValues,
  TStatus extends number,
  TValues extends FieldValues,
>(
  props: FormModalProps &
    ChangeModalProps<TRecord, TSent, TStatus, TValues> &
    WithFormSentences<NoInfer<TStatus>, NoInfer<TValues>> & { record: NoInfer<TRecord> | undefined },
) {
  return <FormModal {...props}>{props.record && <ChangeModalBody {...props} record={props.record} />}</FormModal>
}

/** The change of a record as one of the forms of a `FormModal`. */
export function ChangeModalStep<
  TRecord extends Versioned,
  TSent extends FieldValues,
  TStatus extends number,
  TValues extends FieldValues,
>(
  props: ChangeModalProps<TRecord, TSent, TStatus, TValues> &
    WithFormSentences<NoInfer<TStatus>, NoInfer<TValues>> & { record: NoInfer<TRecord> },
) {
  return <ChangeModalBody {...props} />
}

function ChangeModalBody<
  TRecord extends Versioned,
  TSent extends FieldValues,
  TStatus extends number,
  TValues extends FieldValues,
>({ children, ...props }: ChangeModalProps<TRecord, TSent, TStatus, TValues> & { record: NoInfer<TRecord> }) {
  const { notPossible, danger = false } = props
  const { form, baseline, fields, stored, conflict } = useChange({
    ...props,
    needsReview: (current, entries) =>
      notPossible?.(current) !== undefined || (typeof danger === 'function' ? danger(entries) : danger),
  })
  // The screen offers only what is possible with its own record; another record came with a conflict.
  const reason = stored === props.record ? undefined : notPossible?.(stored)
  const above = reason && <NotPossibleNote reason={reason} lastChange={conflict?.lastChange} />
  return (
    <FieldRegistryContext value={fields}>
      <ModalFormBody
        {...props}
        {...form}
        baseline={above ? { ...baseline, above } : baseline}
        blocked={props.blocked === true || reason !== undefined}
      >
        {(control) => children(control, stored)}
      </ModalFormBody>
    </FieldRegistryContext>
  )
}

/** Whether the modal may close now; if not, the form shows a confirmation. */
type CloseGuard = { mayClose: () => boolean }

/** What the modal passes to its form. */
type ModalBinding = {
  guard: Ref<CloseGuard>
  /** True for a form that is mounted in a modal which is open already. */
  openedBefore: RefObject<boolean>
  onCancel: () => void
}

const ModalBinding = createContext<ModalBinding | undefined>(undefined)

/** Whether a step in the history closes the open modal but not its page; a modal that the URL still names stays. */
const closesModal = (from: PageLocation, to: PageLocation): boolean =>
  !leavesForm(from, to) && (modalOf(from) === undefined || modalOf(from) !== modalOf(to))

/** Where the focus goes when the modal opens. */
const firstField = 'input:not([type=hidden], [readonly], :disabled), select:not(:disabled), textarea:not([readonly])'

/** One of the forms of a `FormModal`. */
export function ModalFormStep<TSent, TResult, TStatus extends number, TValues extends FieldValues>(
  props: ModalFormProps<TSent, TResult, TStatus, TValues> & WithFormSentences<NoInfer<TStatus>, NoInfer<TValues>>,
) {
  return <ModalFormBody {...props} />
}

function ModalFormBody<TSent, TResult, TValues extends FieldValues>({
  onClose,
  submitLabel,
  blocked = false,
  keepOpen = false,
  children,
  ...props
}: FormProps<TSent, TResult, number, TValues> &
  ModalFormOptions<TResult> &
  FormFields<TValues> & { baseline?: EditBaseline | undefined }) {
  const { guard, openedBefore, onCancel } = use(ModalBinding)!
  const [asksToLeave, setAsksToLeave] = useState(false)
  const form = useContractForm({
    ...props,
    onDone: async (result, sent) => {
      await props.onDone?.(result, sent)
      if (!keepOpen) onClose(result)
    },
  })
  const mayClose = (): boolean => {
    if (form.pending) return false
    if (!form.isUnsaved()) return true
    setAsksToLeave(true)
    return false
  }
  useImperativeHandle(guard, () => ({ mayClose }))
  // The Back button closes a modal that stands in the URL; on a phone that is how people close full screens.
  useBlocker({
    shouldBlockFn: ({ action, current, next }) =>
      props.opened && ['BACK', 'FORWARD', 'GO'].includes(action) && closesModal(current, next) && !mayClose(),
    enableBeforeUnload: false, // leave-guard.tsx does that
  })
  const element = useRef<HTMLFormElement>(null)
  // The modal focuses the form that opens with it; a later form takes the focus itself.
  useLayoutEffect(() => {
    const field = element.current?.querySelector<HTMLElement>(firstField)
    field?.setAttribute('data-autofocus', 'true')
    const { activeElement, body } = document
    if (element.current?.contains(activeElement)) return
    const modal = element.current?.closest('[role=dialog]')
    // The previous form was removed together with the focus.
    if (modal?.contains(activeElement) || (openedBefore.current && activeElement === body)) field?.focus()
  }, [openedBefore])
  const lastField = useRef<HTMLElement>(null)
  useEffect(() => {
    const rememberField = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(firstField)) lastField.current = target
    }
    const container = element.current
    container?.addEventListener('focusin', rememberField)
    return () => container?.removeEventListener('focusin', rememberField)
  }, [])
  /** Returns to the field that was edited last, since the pressed button disappears. */
  const stay = () => {
    setAsksToLeave(false)
    const field = lastField.current?.isConnected === true ? lastField.current : null
    ;(field ?? element.current?.querySelector<HTMLElement>(firstField))?.focus()
  }
  return (
    <form {...form.bind} ref={element}>
      <FieldErrors value={form.fieldErrors}>
        <FormFrame
          form={form}
          sentences={props.sentences}
          refusalDetails={props.refusalDetails}
          fields={children(form.control)}
          actions={
            asksToLeave ? (
              <LeaveQuestion onLeave={onClose} onStay={stay} />
            ) : form.finalQuestion ? (
              <LazyFinalQuestion
                {...form.finalQuestion}
                control={form.control}
                pending={form.pending}
                onBack={form.cancelFinalQuestion}
              />
            ) : (
              <ConfirmRow
                mt="xs"
                cancelLabel={<Trans>Cancel</Trans>}
                onCancel={onCancel}
                pending={form.pending}
                error={form.refusal}
              >
                <SubmitButton
                  label={submitLabel}
                  pending={form.pending}
                  blocked={blocked}
                  control={form.control}
                  loaded={props.defaultValues}
                  onlyChanged={props.onlyChanged}
                  danger={props.danger}
                />
              </ConfirmRow>
            )
          }
        />
      </FieldErrors>
    </form>
  )
}
