import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import classes from './history.module.css'

/** The label of a changed field and its values; no value where the record did not exist. */
export type ChangeText = { field: string; label: string; before?: string; after?: string }

/** A longer list shows only the first fields until it is opened. */
const [longest, folded] = [4, 3]

/** The changed fields of an entry: from what to what, and only one value for a record that was added or deleted. */
export function ChangedFields({ changes }: { changes: readonly ChangeText[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  const isLong = changes.length > longest
  const count = changes.length
  return (
    <>
      <ul id={listId} className={classes.changes}>
        {(isLong && !isOpen ? changes.slice(0, folded) : changes).map((change) => (
          <li key={change.field}>
            {change.label}: <Values {...change} />
          </li>
        ))}
      </ul>
      {isLong && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.more}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <Trans>Show fewer fields</Trans> : <Trans>Show all {count} fields</Trans>}
        </Button>
      )}
    </>
  )
}

function Values({ before, after }: ChangeText) {
  if (before === undefined || after === undefined) return <b>{after ?? before}</b>
  return (
    <>
      <span className="visually-hidden">
        <Trans>before:</Trans>{' '}
      </span>
      {before} <span aria-hidden>→</span>
      <span className="visually-hidden">
        , <Trans>after:</Trans>
      </span>{' '}
      <b>{after}</b>
    </>
  )
}
