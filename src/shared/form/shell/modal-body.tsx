import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import { ConfirmRow } from '../../elements/button-row.tsx'
import { LaterFinalQuestion } from './later-final-question.tsx'
import { FieldComplaints } from '../text/field-complaint.ts'
import { FormFrame } from './form-frame.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { leaves } from './leaves.ts'
import { SubmitButton, type Danger } from './submit-button.tsx'
import { useContractForm, type FormProps } from './use-contract-form.ts'

/** What a form in a modal has besides its fields, inside. */
export type ModalLooks<TResult> = {
  opened: boolean
  /** Closes the modal; also called once the command has succeeded and `onDone` is through, with the result. */
  onClose: (result?: TResult) => void
  submitLabel: string
  /** Nothing can be sent now, such as while a wait runs. */
  blocked?: boolean
  /** What cannot be taken back, or takes something away, is sent in red; it may depend on what is entered. */
  danger?: Danger
  /** Another step follows, so the modal stays open. */
  goesOn?: boolean
}

/** May the modal close now? If not, the form deals with it. */
export type Guard = { mayClose: () => boolean }

/** What the modal tells its form. */
export type InModal = {
  guard: Ref<Guard>
  /** True for a form that comes into a modal that was open before it. */
  later: RefObject<boolean>
  onCancel: () => void
}

type BodyProps<TValues extends FieldValues, TSent extends FieldValues, TResult, TStatus extends number> = FormProps<
  TValues,
  TSent,
  TResult,
  TStatus
> &
  ModalLooks<TResult> &
  InModal & { children: (control: Control<TValues, unknown, FieldValues>) => ReactNode }

/** Where the focus goes when the modal opens. */
const firstField = 'input:not([type=hidden], [readonly], :disabled), select:not(:disabled), textarea:not([readonly])'

/** The form of a modal, of whatever it is made. */
export function ModalBody<TValues extends FieldValues, TSent extends FieldValues, TResult, TStatus extends number>({
  guard,
  later,
  onCancel,
  onClose,
  submitLabel,
  blocked = false,
  goesOn = false,
  children,
  ...props
}: BodyProps<TValues, TSent, TResult, TStatus>) {
  const [asking, setAsking] = useState(false)
  const form = useContractForm({
    ...props,
    onDone: async (result, sent) => {
      await props.onDone?.(result, sent)
      if (!goesOn) onClose(result)
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
      props.opened && ['BACK', 'FORWARD', 'GO'].includes(action) && !leaves(current, next) && !mayClose(),
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
    if (modal?.contains(activeElement) || (later.current && activeElement === body)) field?.focus()
  }, [later])
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
      <FieldComplaints value={form.complaints}>
        <FormFrame
          form={form}
          sentences={props.sentences}
          messages={props.messages}
          fields={children(form.control)}
          actions={
            asking ? (
              <LeaveQuestion onLeave={onClose} onStay={stay} />
            ) : form.asked ? (
              <LaterFinalQuestion
                {...form.asked}
                control={form.control}
                pending={form.pending}
                onBack={form.takeBack}
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
      </FieldComplaints>
    </form>
  )
}
