import { Button, Group, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useWatch, type Control, type FieldValues } from 'react-hook-form'
import type { ApiError } from '../http/api-error.ts'
import type { Sentence } from '../problem/problem-message.ts'
import { ProblemNote } from '../problem/problem-note.tsx'
import { Notice } from '../ui/notice.tsx'
import { isChanged } from './changed-values.ts'
import { fieldMessage, type FieldMessages } from './field-message.ts'
import { OwnMessages } from './use-bound-field.ts'

type FrameProps = {
  form: { pending: boolean; refusal: ApiError | undefined; wrong: string | undefined; restored: boolean }
  sentences: Partial<Record<number, Sentence>>
  messages: FieldMessages | undefined
  fields: ReactNode
  /** Submit and what stands beside it. */
  actions: ReactNode
}

const none: FieldMessages = {}

/** What stands in every form: its fields, then what is wrong with the whole, then what can be done. */
export function FormFrame({ form, sentences, messages = none, fields, actions }: FrameProps) {
  const { i18n } = useLingui()
  return (
    <OwnMessages value={messages}>
      <Stack gap="md">
        {form.restored && (
          <Text size="sm" c="dimmed" role="status">
            <Trans>We have kept what you had entered before you were signed out.</Trans>
          </Text>
        )}
        {fields}
        {form.wrong !== undefined && (
          <Notice tone="error" role="alert">
            {fieldMessage(i18n, '', form.wrong, messages)}
          </Notice>
        )}
        {form.refusal !== undefined && <ProblemNote error={form.refusal} sentences={sentences} />}
        {actions}
      </Stack>
    </OwnMessages>
  )
}

type SubmitProps<TValues extends FieldValues> = {
  label: string
  pending: boolean
  control: Control<TValues, unknown, FieldValues>
  /** What was loaded, where only a change may be sent (A126). */
  loaded: unknown
}

/** The one primary action of a form. */
export function SubmitButton<TValues extends FieldValues>({ label, pending, control, loaded }: SubmitProps<TValues>) {
  if (loaded === undefined) return <PlainSubmit label={label} pending={pending} />
  return <ChangedSubmit label={label} pending={pending} control={control} loaded={loaded} />
}

function ChangedSubmit<TValues extends FieldValues>({ control, loaded, ...button }: SubmitProps<TValues>) {
  const values = useWatch({ control: control as unknown as Control<FieldValues> })
  return <PlainSubmit {...button} unchanged={!isChanged(values, loaded)} />
}

function PlainSubmit({ label, pending, unchanged = false }: { label: string; pending: boolean; unchanged?: boolean }) {
  return (
    <Button type="submit" loading={pending} disabled={unchanged}>
      {label}
    </Button>
  )
}

/** Buttons in a row: the primary one first. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <Group justify="space-between" gap="sm" mt="xs">
    {children}
  </Group>
)
