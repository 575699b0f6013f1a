import { Stack } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useWatch, type Control, type FieldValues } from 'react-hook-form'
import { ConfirmRow } from '../../elements/confirm-row.tsx'
import { Consequences, type Consequence } from '../../ui/modal/consequences.tsx'
import { PlainSubmit } from './form-frame.tsx'

/** Asked before a form is sent whose entries cannot be taken back: what will happen, and what the red button says. */
export type Final = { facts: readonly Consequence[]; confirmLabel: string }

type Props<TValues extends FieldValues> = Final & {
  control: Control<TValues, unknown, FieldValues>
  pending: boolean
  onBack: () => void
}

/** The button that comes back takes over from those that are gone. */
function focusSubmitWhenLost(form: HTMLFormElement | null | undefined): void {
  if (document.activeElement === document.body) form?.querySelector<HTMLElement>('[type=submit]')?.focus()
}

/** Takes the place of the buttons, below the entries that it is about; who changes one of them is asked anew. */
export function FinalQuestion<TValues extends FieldValues>(props: Props<TValues>) {
  const { facts, confirmLabel, control, pending, onBack } = props
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    place.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => focusSubmitWhenLost(form)
  }, [])
  const entries = JSON.stringify(useWatch({ control }))
  const asked = useRef(entries)
  const follow = useEffectEvent((now: string) => {
    if (now !== asked.current) onBack()
  })
  useEffect(() => void follow(entries), [entries])
  return (
    <Stack ref={place} gap="md" role="alert">
      <Consequences facts={facts} />
      <ConfirmRow cancelLabel={<Trans>Back</Trans>} onCancel={onBack} pending={pending}>
        <PlainSubmit label={confirmLabel} pending={pending} danger />
      </ConfirmRow>
    </Stack>
  )
}
