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
import type { FieldMessages } from '../text/field-message.ts'
import { FormMessages } from '../fields/form-messages.ts'

/**
 * For an action among the fields of a form that may fail by itself: only the problem of what was tried last is shown, its own or that
 * of the form.
 */
export const OtherAction = createContext({ isLatest: true, begin: () => {} })

type FrameProps = {
  /** `wrong` is the sentence about the whole: what all fields say is no part of the first page. */
  form: {
    pending: boolean
    refusal: ApiError | undefined
    wrong: string | undefined
    restored: boolean
    above?: ReactNode
    /** All that is wrong with the fields, as a list. */
    summary?: ReactNode
  }
  sentences?: AnySentences | undefined
  messages?: FieldMessages | undefined
  fields: ReactNode
  /** Submit and what stands beside it. */
  actions: ReactNode
}

const none: FieldMessages = {}

/** What stands in every form: its fields, then what is wrong with the whole, then what can be done. */
export function FormFrame({ form, sentences, messages = none, fields, actions }: FrameProps) {
  /** Whether another action in the form, such as the request of a code, was tried after the form was sent. */
  const [otherIsLatest, setOtherIsLatest] = useState(false)
  if (form.pending && otherIsLatest) setOtherIsLatest(false)
  const other = useMemo(() => ({ isLatest: otherIsLatest, begin: () => setOtherIsLatest(true) }), [otherIsLatest])
  return (
    <FormMessages value={messages}>
      <Stack gap="md">
        {form.restored && (
          <Text size="sm" c="dimmed" role="status">
            <Trans>We have kept what you had entered, but no passwords, codes and files.</Trans>
          </Text>
        )}
        {form.above}
        {form.summary}
        <OtherAction value={other}>{fields}</OtherAction>
        {form.wrong !== undefined && (
          <ScrollIntoView>
            <Notice tone="error" icon={<IconAlertCircle aria-hidden />} role="alert">
              {form.wrong}
            </Notice>
          </ScrollIntoView>
        )}
        {form.refusal !== undefined && !otherIsLatest && (
          <ScrollIntoView>
            <ProblemNote error={form.refusal} sentences={sentences} />
          </ScrollIntoView>
        )}
        {actions}
      </Stack>
    </FormMessages>
  )
}

/** Sends the form, the one primary action of it. */
export function PlainSubmit({
  label,
  pending,
  blocked = false,
  danger = false,
}: {
  label: string
  pending: boolean
  blocked?: boolean
  /** What cannot be taken back is sent in red. */
  danger?: boolean
}) {
  return (
    <ConfirmButton type="submit" danger={danger} {...softDisabledProps({ busy: pending, disabled: blocked })}>
      {label}
    </ConfirmButton>
  )
}

/** Buttons in a row: the primary one first. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <Group justify="space-between" gap="sm" mt="xs">
    {children}
  </Group>
)

/**
 * The program has taken over a form that was there before it: what the page remembered of its sending is carried out, once, and
 * the page (index.html) does nothing for it any more. Does nothing for a form that the program has made.
 */
export function takeOverForm(form: HTMLFormElement): void {
  form.closest('[data-first]')?.removeAttribute('data-first')
  if (form.dataset.sent === undefined) return
  delete form.dataset.sent
  form.querySelector('[type=submit]')?.removeAttribute('data-loading')
  form.requestSubmit()
}
