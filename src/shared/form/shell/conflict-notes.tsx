/** What a form shows after a conflict: the note above its fields, and below a field who changed it and the choice between both values. */
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Radio, Stack, Text } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { get, useWatch, type FieldValues } from 'react-hook-form'
import type { LastChange } from '#generated/model/last-change.ts'
import { ChangedNote } from '../../ui/conflict/change-conflict.tsx'
import { describeLastChange } from '../../ui/conflict/last-change.ts'
import choice from '../fields/choice-field.module.css'
import { useGroupDescription } from '../fields/group-description.ts'
import type { FormControl } from '../fields/use-bound-field.ts'
import type { ComparableField } from '../fields/form-context.ts'
import { comparableText, decisionOf, type ConflictQuestion } from './merge.ts'

type NoteProps = {
  lastChange: LastChange | undefined
  /** The labels of the fields that took the stored value, and of those that await a decision. */
  adopted: readonly string[]
  undecided: readonly string[]
}

/** Says after a conflict that nothing is saved yet, what was taken over and what is to be decided. */
export function ConflictNote({ lastChange, adopted, undecided }: NoteProps) {
  const [taken, open] = [adopted.join(', '), undecided.join(', ')]
  return (
    <ChangedNote lastChange={lastChange}>
      {open !== '' && (
        <Text size="sm">
          <Trans>Please choose below which value is to be saved: {open}.</Trans>
        </Text>
      )}
      {taken !== '' && (
        <Text size="sm">
          <Trans>Taken over from what is saved: {taken}.</Trans>
        </Text>
      )}
      <Text size="sm">
        <Trans>Your entries are not saved yet.</Trans>
      </Text>
    </ChangedNote>
  )
}

/** Below a field that took the stored value. */
export function AdoptedNote({ lastChange }: { lastChange: LastChange | undefined }) {
  const { i18n } = useLingui()
  return (
    <Text size="sm" c="dimmed" mt={4} data-note>
      {describeLastChange(i18n, lastChange)} <Trans>Taken over.</Trans>
    </Text>
  )
}

type ChoiceProps = {
  question: ConflictQuestion
  control: FormControl<FieldValues>
  lastChange: LastChange | undefined
  /** The person has decided for the own entry. */
  isKept: boolean
  /** The stored value can replace the entry. */
  canTakeOver: boolean
  onDecide: (decision: 'stored' | 'entry', value: unknown) => void
}

/** The choice between the stored value and the own entry, without a default. */
export function FieldChoice({ question, control, lastChange, isKept, canTakeOver, onDecide }: ChoiceProps) {
  const { field, name, stored, entry } = question
  const { i18n, t } = useLingui()
  const current: unknown = get(useWatch({ control }), name)
  const decision = decisionOf(question, current, isKept)
  const textOf = (value: unknown) => comparableText(field.toText, value) || t`empty`
  const own = decision === 'entry' ? current : entry
  const [storedText, ownText] = [textOf(stored), textOf(own)]
  const { group, describedBy } = useGroupDescription(
    `${describeLastChange(i18n, lastChange)} ${t`Which value is to be saved?`}`,
  )
  const isOwnFirst = decision === 'entry' || !canTakeOver
  return (
    <Radio.Group
      size="md"
      mt={8}
      data-note
      label={field.label}
      labelProps={{ className: 'visually-hidden' }}
      {...group}
      value={decision ?? ''}
      onChange={(next) => (next === 'stored' ? onDecide('stored', stored) : onDecide('entry', own))}
    >
      <Stack gap={0} mt={4}>
        {canTakeOver ? (
          <Radio
            size="md"
            className={choice.choice!}
            value="stored"
            label={t`Saved now: ${storedText}`}
            aria-describedby={isOwnFirst ? undefined : describedBy}
          />
        ) : (
          <Text size="sm" mt={4}>
            <Trans>Saved now: {storedText}</Trans>
          </Text>
        )}
        <Radio
          size="md"
          className={choice.choice!}
          value="entry"
          label={t`Your entry: ${ownText}`}
          aria-describedby={isOwnFirst ? describedBy : undefined}
        />
      </Stack>
    </Radio.Group>
  )
}

type NotStoredProps = {
  control: FormControl<FieldValues>
  name: string
  toText: ComparableField['toText']
  /** The value as it was read last. */
  stored: unknown
}

/** Below a field, after an attempt without an answer: it differs from what is stored. */
export function NotStoredNote({ control, name, toText, stored }: NotStoredProps) {
  const current: unknown = get(useWatch({ control }), name)
  if (comparableText(toText, current) === comparableText(toText, stored)) return null
  return (
    <Text size="sm" c="dimmed" mt={4} data-note>
      <Trans>Not saved yet.</Trans>
    </Text>
  )
}

/** Says why the change is no longer possible after somebody else's change, and that the entries stay readable. */
export function NotPossibleNote({
  reason,
  lastChange,
}: {
  reason: MessageDescriptor
  lastChange: LastChange | undefined
}) {
  const { i18n } = useLingui()
  return (
    <ChangedNote lastChange={lastChange}>
      <Text size="sm">
        {i18n._(reason)} <Trans>Nothing was saved. Your entries stay here until you close this window.</Trans>
      </Text>
    </ChangedNote>
  )
}
