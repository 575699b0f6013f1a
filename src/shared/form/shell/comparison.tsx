import { Button, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import { get, useWatch, type FieldValues } from 'react-hook-form'
import { softDisabledProps } from '../../elements/soft-disabled.ts'
import { ChangedNote } from '../../ui/modal/changed-note.tsx'
import type { OpenForm } from './use-contract-form.ts'
import classes from './comparison.module.css'
import type { FieldRegistry, ComparableField } from '../fields/form-context.ts'
import { outgoing } from '../../http/outgoing.ts'
import type { MessageDescriptor } from '@lingui/core'

/** A value as its field says it and as it is sent, so that what looks the same is the same. */
const comparableText = (say: ComparableField['toText'], value: unknown): string => say(outgoing(value)).trim()

/** Whether the field is part of the record, and what is stored in it is not what the person saw. */
const isChangedByOthers = (name: string, { toText }: ComparableField, seen: object, stored: object): boolean => {
  const now: unknown = get(stored, name)
  return now !== undefined && comparableText(toText, now) !== comparableText(toText, get(seen, name))
}

/**
 * Whether the record says what was sent in every field that it has, and no longer what the person saw: then it was stored,
 * although nobody heard the answer. What only the record or only the form has says nothing.
 */
export function matchesSentValues(
  known: ReadonlyMap<string, ComparableField>,
  { seen, stored, sent }: { seen: object; stored: object; sent: object },
): boolean {
  const both = [...known].filter(([name]) => get(stored, name) !== undefined)
  const isAsSent = both.every(
    ([name, { toText }]) => comparableText(toText, get(stored, name)) === comparableText(toText, get(sent, name)),
  )
  return isAsSent && both.some(([name, field]) => isChangedByOthers(name, field, seen, stored))
}

type Props<TValues extends FieldValues> = {
  form: OpenForm<TValues>
  fields: FieldRegistry
  /** The entries as they were when the person began, and as they are stored now. */
  seen: object
  stored: object
  submitLabel: string
  /** The entries begin with what is stored, so that it can be put in their place. */
  canTakeOver: boolean
}

/**
 * What somebody else stored while the person typed, beside what stands in their form: field by field, as far as it differs.
 * Nothing is decided for them; what stands in the form is saved with the form's own button.
 */
export function Comparison<TValues extends FieldValues>(props: Props<TValues>) {
  const { form, fields, seen, stored, submitLabel, canTakeOver } = props
  const known = useSyncExternalStore(fields.subscribe, fields.read)
  const typed = useWatch({ control: form.control })
  const overtaken = [...known].filter(([name, field]) => isChangedByOthers(name, field, seen, stored))
  const differing = overtaken.filter(
    ([name, { toText }]) => comparableText(toText, get(stored, name)) !== comparableText(toText, get(typed, name)),
  )
  // What was taken over stays where it was, so that nothing moves below the finger.
  const [shown, setShown] = useState(() => differing.map(([name]) => name))
  const added = differing.map(([name]) => name).filter((name) => !shown.includes(name))
  if (added.length > 0) setShown([...shown, ...added])
  return (
    <ChangedNote>
      <Text size="sm">
        {shown.length === 0 && overtaken.length > 0 ? (
          <Trans>What is stored now is the same as what you entered.</Trans>
        ) : shown.length === 0 ? (
          <Trans>It is nothing that you enter here. Your entries are not saved yet.</Trans>
        ) : differing.length === 0 ? (
          <Trans>Your entries are now the same as what is stored.</Trans>
        ) : (
          <Trans>Your entries are not saved yet. With “{submitLabel}” they replace what is stored.</Trans>
        )}
      </Text>
      {overtaken
        .filter(([name]) => shown.includes(name))
        .map(([name, { label, toText }]) => (
          <Difference
            key={name}
            label={label}
            stored={comparableText(toText, get(stored, name))}
            typed={comparableText(toText, get(typed, name))}
            onTakeOver={canTakeOver ? () => form.set(name, get(stored, name)) : undefined}
          />
        ))}
    </ChangedNote>
  )
}

type DifferenceProps = { label: string; stored: string; typed: string; onTakeOver: (() => void) | undefined }

function Difference({ label, stored, typed, onTakeOver }: DifferenceProps) {
  const taken = stored === typed
  return (
    <div role="group" aria-label={label} className={classes.difference}>
      <Text fw={600} size="sm">
        {label}
      </Text>
      <dl className={classes.values}>
        <div>
          <dt>
            <Trans>Stored now</Trans>
          </dt>
          <dd>{stored || '–'}</dd>
        </div>
        <div>
          <dt>
            <Trans>In your form</Trans>
          </dt>
          <dd>{typed || '–'}</dd>
        </div>
      </dl>
      {onTakeOver && (
        <Button variant="default" {...softDisabledProps({ disabled: taken, onClick: onTakeOver })}>
          {taken ? <Trans>Stored value taken over</Trans> : <Trans>Take over the stored value</Trans>}
        </Button>
      )}
    </div>
  )
}

/** What a colleague stored leaves nothing to save: why, and that what was typed is not lost before it was read. */
export function NotPossibleNote({ reason }: { reason: MessageDescriptor }) {
  const { i18n } = useLingui()
  return (
    <ChangedNote>
      <Text size="sm">
        {i18n._(reason)} <Trans>Nothing was saved. Your entries stay here until you close this window.</Trans>
      </Text>
    </ChangedNote>
  )
}
