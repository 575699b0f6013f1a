import { Stack } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useWatch, type FieldValues } from 'react-hook-form'
import { ConfirmRow } from '../../elements/confirm-row.tsx'
import { Consequences, type Consequence } from '../../ui/modal/consequences.tsx'
import type { FormControl } from '../fields/use-bound-field.ts'
import { PlainSubmit } from './form-frame.tsx'

/** The confirmation of an irreversible command: its consequences and the label of the red button. */
export type Final = { facts: readonly Consequence[]; confirmLabel: string }

type Props = Final & {
  control: FormControl<FieldValues>
  pending: boolean
  onBack: () => void
}

/** Focuses the submit button when the focused button of the question was removed. */
function focusSubmitWhenLost(form: HTMLFormElement | null | undefined): void {
  if (document.activeElement === document.body) form?.querySelector<HTMLElement>('[type=submit]')?.focus()
}

/** Replaces the buttons below the entries; withdrawn when an entry changes. */
export function FinalQuestion(props: Props) {
  const { facts, confirmLabel, control, pending, onBack } = props
  const element = useRef<HTMLDivElement>(null)
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
    <Stack ref={element} gap="md" role="alert">
      <Consequences facts={facts} />
      <ConfirmRow cancelLabel={<Trans>Back</Trans>} onCancel={onBack} pending={pending}>
        <PlainSubmit label={confirmLabel} pending={pending} danger />
      </ConfirmRow>
    </Stack>
  )
}
