import { Button, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import { get, useWatch } from 'react-hook-form'
import { softDisabledProps } from '../../elements/soft-disabled.ts'
import { ChangedNote } from '../../ui/conflict/change-conflict.tsx'
import type { OpenForm } from './page-form.tsx'
import classes from './comparison.module.css'
import type { FieldRegistry, ComparableField } from '../fields/form-context.ts'
import { toOutgoing } from '../../http/outgoing.ts'
import type { MessageDescriptor } from '@lingui/core'

/** The text of a value as it is sent, in the notation of its field: values that look the same are equal. */
const comparableText = (toText: ComparableField['toText'], value: unknown): string => toText(toOutgoing(value)).trim()

/** Whether the record has this field, with another value than the person saw. */
const isChangedByOthers = (name: string, { toText }: ComparableField, seen: object, stored: object): boolean => {
  const current: unknown = get(stored, name)
  return current !== undefined && comparableText(toText, current) !== comparableText(toText, get(seen, name))
}

/**
 * Whether the record has the sent value in each field of the form, and is no longer as the person saw it: then the change was
 * stored although its response was lost. Fields that only the record or only the form has are ignored.
 */
export function matchesSentValues(
  fields: ReadonlyMap<string, ComparableField>,
  { seen, stored, sent }: { seen: object; stored: object; sent: object },
): boolean {
  const both = [...fields].filter(([name]) => get(stored, name) !== undefined)
  const isAsSent = both.every(
    ([name, { toText }]) => comparableText(toText, get(stored, name)) === comparableText(toText, get(sent, name)),
  )
  return isAsSent && both.some(([name, field]) => isChangedByOthers(name, field, seen, stored))
}

type Props = {
  form: OpenForm
  fields: FieldRegistry
  /** The values when the person began, and those that are stored now. */
  seen: object
  stored: object
  submitLabel: string
  /** The form starts with the stored values, so that a stored value can replace an entry. */
  canTakeOver: boolean
}

/**
 * After a conflict: shows the stored value beside the entry for each field that differs. The person decides; the form's own button
 * saves the entries.
 */
export function Comparison(props: Props) {
  const { form, fields, seen, stored, submitLabel, canTakeOver } = props
  const registered = useSyncExternalStore(fields.subscribe, fields.read)
  const typed = useWatch({ control: form.control })
  const changed = [...registered].filter(([name, field]) => isChangedByOthers(name, field, seen, stored))
  const differing = changed.filter(
    ([name, { toText }]) => comparableText(toText, get(stored, name)) !== comparableText(toText, get(typed, name)),
  )
  // A field stays after its stored value was taken over, to avoid a layout shift under the pointer.
  const [shown, setShown] = useState(() => differing.map(([name]) => name))
  const added = differing.map(([name]) => name).filter((name) => !shown.includes(name))
  if (added.length > 0) setShown([...shown, ...added])
  return (
    <ChangedNote>
      <Text size="sm">
        {shown.length === 0 && changed.length > 0 ? (
          <Trans>What is saved now is the same as what you entered.</Trans>
        ) : shown.length === 0 ? (
          <Trans>It does not affect what you enter here. Your entries are not saved yet.</Trans>
        ) : differing.length === 0 ? (
          <Trans>Your entries are now the same as what is saved.</Trans>
        ) : (
          <Trans>Your entries are not saved yet. “{submitLabel}” replaces what is saved now.</Trans>
        )}
      </Text>
      {changed
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
            <Trans>Saved now</Trans>
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
          {taken ? <Trans>Saved value used</Trans> : <Trans>Use the saved value</Trans>}
        </Button>
      )}
    </div>
  )
}

/** Says why the change is no longer possible after somebody else's change, and that the entries stay readable. */
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
