import type { MessageDescriptor } from '@lingui/core'
import {
  useLayoutEffect,
  useRef,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useState,
  type Ref,
  type RefObject,
} from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import type { WithSentences } from '../../problem/problem-message.ts'
import { Modal } from '../../ui/modal/modal.tsx'
import type { Versioned } from '../../query/port.ts'
import { NotPossibleNote } from './comparison.tsx'
import { FieldRegistryContext, FieldErrors } from '../fields/form-context.ts'
import { useChange, type ChangeProps, type RecordFields } from './use-change.tsx'
import { type FormProps, useContractForm } from './use-contract-form.ts'
import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { ConfirmRow } from '../../elements/confirm-row.tsx'
import { LazyFinalQuestion, SubmitButton, type Danger } from './submit-button.tsx'
import { FormFrame } from './form-frame.tsx'
import { LeaveQuestion, leavesForm } from './leave-guard.tsx'

/** What a modal with a form has besides the form. */
type ModalFrame<TResult> = ModalFormOptions<TResult> & {
  title: string
  /** Names the step of a modal that holds several forms, one after the other. */
  step?: string
  /** Stands in the place of the form while what it starts with is not there. */
  placeholder?: ReactNode
}

type ModalFormProps<
  TValues extends FieldValues,
  TSent extends FieldValues,
  TResult,
  TStatus extends number,
> = FormProps<TValues, TSent, TResult, TStatus> &
  ModalFrame<TResult> & {
    change?: undefined
    children: (control: Control<TValues, unknown, FieldValues>) => ReactNode
  }

type ChangeModalProps<
  TRecord extends Versioned,
  TValues extends FieldValues,
  TSent extends FieldValues,
  TResult,
  TStatus extends number,
> = ChangeProps<TRecord, TValues, TSent, TResult, TStatus> &
  ModalFrame<unknown> &
  RecordFields<TRecord, TValues> & {
    /** Why this can no longer be done with the record; said and kept to when somebody else made it so meanwhile. */
    notPossible?: (record: TRecord) => MessageDescriptor | undefined
  }

/** Not there yet while `placeholder` stands in the place of the form. */
type Opening<TRecord> = { record: TRecord | undefined }

/** One component for both, so that the modal stays where one step of it changes a record and another does not. */
function FormModal<
  TRecord extends Versioned,
  TValues extends FieldValues,
  TSent extends FieldValues,
  TResult,
  TStatus extends number,
>(
  props:
    | ModalFormProps<TValues, TSent, TResult, TStatus>
    | (ChangeModalProps<TRecord, TValues, TSent, TResult, TStatus> & Opening<TRecord>),
) {
  const { title, opened, onClose, placeholder = false } = props
  const guard = useRef<CloseGuard>(null)
  const open = useRef(false)
  useLayoutEffect(() => {
    open.current = opened // after the form that opens with the modal, before any that follows it there
  }, [opened])
  const close = () => {
    if (guard.current?.mayClose() !== false) onClose()
  }
  return (
    <Modal opened={opened} onClose={close} title={title}>
      {placeholder !== false ? (
        placeholder
      ) : props.change === undefined ? (
        <ModalFormBody key={props.step} {...props} guard={guard} openedBefore={open} onCancel={close} />
      ) : (
        props.record && (
          <ChangeBody
            key={props.step}
            {...props}
            record={props.record}
            guard={guard}
            openedBefore={open}
            onCancel={close}
          />
        )
      )}
    </Modal>
  )
}

function ChangeBody<
  TRecord extends Versioned,
  TValues extends FieldValues,
  TSent extends FieldValues,
  TResult,
  TStatus extends number,
>({
  children,
  ...props
}: ChangeModalProps<TRecord, TValues, TSent, TResult, TStatus> & ModalBinding & { record: TRecord }) {
  const { form, fields, stored } = useChange<TRecord, TValues, TSent, TResult, TStatus>(props)
  // What the screen has is offered only where it can be done; another record came with a refusal.
  const over = stored === props.record ? undefined : props.notPossible?.(stored)
  const blocked = props.blocked === true || over !== undefined
  const note = over && <NotPossibleNote reason={over} />
  const baseline = note && form.baseline ? { ...form.baseline, above: () => note } : form.baseline
  return (
    <FieldRegistryContext value={fields}>
      <ModalFormBody<TValues, TSent, unknown, TStatus> {...props} {...form} baseline={baseline} blocked={blocked}>
        {(control) => children(control, stored)}
      </ModalFormBody>
    </FieldRegistryContext>
  )
}

/**
 * The shell of a form in a modal, whose being open is the caller's (the route's): focus goes to the first field, to the
 * first wrong one, and back; it fills a phone; it asks before what was typed is lost, and stays while it is sending.
 */
export const ModalForm: <TValues extends FieldValues, TSent extends FieldValues, TResult, TStatus extends number>(
  props: ModalFormProps<TValues, TSent, TResult, TStatus> & WithSentences<NoInfer<TStatus>>,
) => ReactNode = FormModal

/** The same for what changes a record, as `ChangeForm` does on a page. */
export const ChangeModal: <
  TRecord extends Versioned,
  TValues extends FieldValues,
  TSent extends FieldValues,
  TResult,
  TStatus extends number,
>(
  props: ChangeModalProps<TRecord, TValues, TSent, TResult, TStatus> &
    Opening<TRecord> &
    WithSentences<NoInfer<TStatus>>,
) => ReactNode = FormModal

/** What a form in a modal has besides its fields, inside. */
type ModalFormOptions<TResult> = {
  opened: boolean
  /** Closes the modal; also called once the command has succeeded and `onDone` is through, with the result. */
  onClose: (result?: TResult) => void
  submitLabel: string
  /** Nothing can be sent now, such as while a wait runs. */
  blocked?: boolean
  /** What cannot be taken back, or takes something away, is sent in red; it may depend on what is entered. */
  danger?: Danger
  /** Another step follows, so the modal stays open. */
  keepOpen?: boolean
}

/** May the modal close now? If not, the form deals with it. */
type CloseGuard = { mayClose: () => boolean }

/** What the modal tells its form. */
type ModalBinding = {
  guard: Ref<CloseGuard>
  /** True for a form that comes into a modal that was open before it. */
  openedBefore: RefObject<boolean>
  onCancel: () => void
}

type BodyProps<TValues extends FieldValues, TSent extends FieldValues, TResult, TStatus extends number> = FormProps<
  TValues,
  TSent,
  TResult,
  TStatus
> &
  ModalFormOptions<TResult> &
  ModalBinding & { children: (control: Control<TValues, unknown, FieldValues>) => ReactNode }

/** Where the focus goes when the modal opens. */
const firstField = 'input:not([type=hidden], [readonly], :disabled), select:not(:disabled), textarea:not([readonly])'

/** The form of a modal, of whatever it is made. */
function ModalFormBody<TValues extends FieldValues, TSent extends FieldValues, TResult, TStatus extends number>({
  guard,
  openedBefore,
  onCancel,
  onClose,
  submitLabel,
  blocked = false,
  keepOpen = false,
  children,
  ...props
}: BodyProps<TValues, TSent, TResult, TStatus>) {
  const [asking, setAsking] = useState(false)
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
    setAsking(true)
    return false
  }
  useImperativeHandle(guard, () => ({ mayClose }))
  // Going back closes a modal that stands in the address, and on a phone that is how people close what fills the screen.
  useBlocker({
    shouldBlockFn: ({ action, current, next }) =>
      props.opened && ['BACK', 'FORWARD', 'GO'].includes(action) && !leavesForm(current, next) && !mayClose(),
    enableBeforeUnload: false, // leave-guard.tsx asks
  })
  const element = useRef<HTMLFormElement>(null)
  // The modal puts the focus into the form that opens with it; one that comes later takes it itself.
  useLayoutEffect(() => {
    const field = element.current?.querySelector<HTMLElement>(firstField)
    field?.setAttribute('data-autofocus', 'true')
    const { activeElement, body } = document
    if (element.current?.contains(activeElement)) return
    const modal = element.current?.closest('[role=dialog]')
    // The form before it took the focus along when it went.
    if (modal?.contains(activeElement) || (openedBefore.current && activeElement === body)) field?.focus()
  }, [openedBefore])
  const lastField = useRef<HTMLElement>(null)
  useEffect(() => {
    const keepField = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(firstField)) lastField.current = target
    }
    const place = element.current
    place?.addEventListener('focusin', keepField)
    return () => place?.removeEventListener('focusin', keepField)
  }, [])
  /** Back to what they were about to fill in; the button that they press goes away. */
  const stay = () => {
    setAsking(false)
    const field = lastField.current?.isConnected === true ? lastField.current : null
    ;(field ?? element.current?.querySelector<HTMLElement>(firstField))?.focus()
  }
  return (
    <form {...form.bind} ref={element}>
      <FieldErrors value={form.fieldErrors}>
        <FormFrame
          form={form}
          sentences={props.sentences}
          messages={props.messages}
          fields={children(form.control)}
          actions={
            asking ? (
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
