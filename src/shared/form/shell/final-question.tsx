import { Stack } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useWatch, type FieldValues } from 'react-hook-form'
import { PlainSubmit } from '../../elements/button-row.tsx'
import { ConfirmRow } from '../../elements/confirm-row.tsx'
import { Consequences, type Consequence } from '../../ui/modal/consequences.tsx'
import type { FormControl } from '../fields/use-bound-field.ts'

/** The confirmation of a command: its consequences and the label of its button, which is red unless the command can be reversed. */
export type Final = {
  facts: readonly Consequence[]
  confirmLabel: string
  /** From when the command can be reversed. */
  reversal?: string
}

type Props = Final & {
  control: FormControl<FieldValues>
  pending: boolean
  onBack: () => void
}

/** Focuses the submit button when the focused button of the question was removed. */
function focusSubmitWhenLost(form: HTMLFormElement | null | undefined): void {
  if (document.activeElement === document.body) form?.querySelector<HTMLElement>('[type=submit]')?.focus()
}

/**
 * Replaces the buttons below the entries; withdrawn when an entry changes. The focused button is described by the consequences: an
 * alert would be read once when it appears, and once more with the focus in it.
 */
export function FinalQuestion(props: Props) {
  const { facts, confirmLabel, reversal, control, pending, onBack } = props
  const element = useRef<HTMLDivElement>(null)
  const consequences = useId()
  useEffect(() => {
    const form = element.current?.closest('form')
    element.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => focusSubmitWhenLost(form)
  }, [])
  const entries = JSON.stringify(useWatch({ control }))
  const initialEntries = useRef(entries)
  const withdrawIfChanged = useEffectEvent((current: string) => {
    if (current !== initialEntries.current) onBack()
  })
  useEffect(() => void withdrawIfChanged(entries), [entries])
  return (
    <Stack ref={element} gap="md" role="group" aria-label={confirmLabel}>
      <div id={consequences}>
        <Consequences facts={facts} reversal={reversal} />
      </div>
      <ConfirmRow describedBy={consequences} cancelLabel={<Trans>Back</Trans>} onCancel={onBack} pending={pending}>
        <PlainSubmit label={confirmLabel} pending={pending} danger={reversal === undefined} />
      </ConfirmRow>
    </Stack>
  )
}
