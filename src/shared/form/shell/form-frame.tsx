import { Group, Stack, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconAlertCircle } from '@tabler/icons-react'
import { useMemo, useState, type ReactNode, createContext } from 'react'
import type { ApiError } from '../../http/api-error.ts'
import type { AnySentences } from '../../problem/problem-message.ts'
import { ProblemNote } from '../../problem/problem-note.tsx'
import { ConfirmButton } from '../../elements/button-row.tsx'
import { ScrollIntoView } from '../../elements/scroll-into-view.tsx'
import { Notice } from '../../elements/notice.tsx'
import { softDisabledProps } from '../../elements/soft-disabled.ts'
import type { FieldMessages } from '../rules/validation.ts'
import { FormMessages } from '../fields/form-messages.ts'

/**
 * For another action among the fields of a form, such as requesting a code: only the error of the latest of both is shown, the
 * action's or the form's.
 */
export const OtherAction = createContext({ isLatest: true, begin: () => {} })

type FrameProps = {
  form: {
    pending: boolean
    refusal: ApiError | undefined
    /** The error of a rule that belongs to no field. */
    formError: string | undefined
    restored: boolean
    above?: ReactNode
    /** The list of errors of the fields. */
    summary?: ReactNode
  }
  sentences?: AnySentences | undefined
  /** Outside of the alert, so that a long list is not announced whole. */
  refusalDetails?: ((refusal: ApiError) => ReactNode) | undefined
  messages?: FieldMessages | undefined
  fields: ReactNode
  /** The submit button and the content beside it. */
  actions: ReactNode
}

const none: FieldMessages = {}

/** The layout of every form: its fields, its errors, its buttons. */
export function FormFrame({ form, sentences, refusalDetails, messages = none, fields, actions }: FrameProps) {
  /** Whether the other action was started after the form was sent. */
  const [otherIsLatest, setOtherIsLatest] = useState(false)
  if (form.pending && otherIsLatest) setOtherIsLatest(false)
  const other = useMemo(() => ({ isLatest: otherIsLatest, begin: () => setOtherIsLatest(true) }), [otherIsLatest])
  return (
    <FormMessages value={messages}>
      <Stack gap="md">
        {form.restored && (
          <Text size="sm" c="dimmed" role="status">
            <Trans>We have kept what you entered, except passwords, codes and files.</Trans>
          </Text>
        )}
        {form.above}
        {form.summary}
        <OtherAction value={other}>{fields}</OtherAction>
        {form.formError !== undefined && (
          <ScrollIntoView>
            <Notice tone="error" icon={<IconAlertCircle aria-hidden />} role="alert">
              {form.formError}
            </Notice>
          </ScrollIntoView>
        )}
        {form.refusal !== undefined && !otherIsLatest && (
          <>
            <ScrollIntoView>
              <ProblemNote error={form.refusal} sentences={sentences} />
            </ScrollIntoView>
            {refusalDetails?.(form.refusal)}
          </>
        )}
        {actions}
      </Stack>
    </FormMessages>
  )
}

/** The submit button, the one primary action of a form. */
export function PlainSubmit({
  label,
  pending,
  blocked = false,
  danger = false,
}: {
  label: string
  pending: boolean
  blocked?: boolean
  /** Red, for irreversible commands. */
  danger?: boolean
}) {
  return (
    <ConfirmButton type="submit" danger={danger} {...softDisabledProps({ busy: pending, disabled: blocked })}>
      {label}
    </ConfirmButton>
  )
}

/** A row of buttons, the primary one first. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <Group justify="space-between" gap="sm" mt="xs">
    {children}
  </Group>
)

/**
 * Takes over a form that the prerendered page contained: submits it once if the person sent it before the program was loaded, and
 * ends the page's own handling (index.html). Does nothing for other forms.
 */
export function takeOverForm(form: HTMLFormElement): void {
  form.closest('[data-first]')?.removeAttribute('data-first')
  if (form.dataset.sent === undefined) return
  delete form.dataset.sent
  form.querySelector('[type=submit]')?.removeAttribute('data-loading')
  form.requestSubmit()
}
