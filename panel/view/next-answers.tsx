import { useState, type FormEvent, type Ref } from 'react'
import { operations, type OperationId } from '#generated/operations.ts'
import {
  isTrouble,
  textOf,
  statusesOf,
  troubles,
  choiceOf,
  linkOf,
  type Choice,
  type Trouble,
} from '../choices/choice.ts'
import { addChoiceTexts, keepChoiceTexts } from '../choices/choice-texts.ts'
import { examplesOf, documentedAnswer } from '../contract/documented-answer.ts'
import { Field, useCopy, useChoiceTexts } from './controls.tsx'

const all = Object.keys(operations) as OperationId[]
const tags = Object.entries(Object.groupBy(all, (id) => operations[id].tag))

/** The usual wish: the first refusal of the call's own, else a failing server; for any call, that it is slow. */
function usualOutcome(operation: OperationId | '*'): string {
  if (operation === '*') return 'slow'
  const [own] = operations[operation].applicationStatuses
  return String(own ?? 500)
}

type Props = {
  operation: OperationId | '*'
  onOperation: (operation: OperationId | '*') => void
  /** The operations of the present screen. */
  here: readonly OperationId[]
  first: Ref<HTMLSelectElement>
}

/** Chooses what the next call of an operation is answered, or every call. */
export function ChoiceForm({ operation, onOperation, here, first }: Props) {
  const [picked, setPicked] = useState({ operation, outcome: usualOutcome(operation), example: '' })
  const [every, setEvery] = useState(false)
  const fits = picked.operation === operation
  const outcome = fits ? picked.outcome : usualOutcome(operation)
  const examples = isTrouble(outcome) || operation === '*' ? [] : examplesOf(operation, outcome)
  const example = (fits && picked.example) || examples[0]?.name

  const add = (event: FormEvent) => {
    event.preventDefault()
    const choice = { times: every ? 'every' : 'next', operation, outcome, ...(example && { example }) } as Choice
    addChoiceTexts([textOf(choice)])
  }
  return (
    <form onSubmit={add}>
      <Field label="Operation">
        {(id) => (
          <select
            id={id}
            ref={first}
            value={operation}
            onChange={(event) => onOperation(event.currentTarget.value as OperationId | '*')}
          >
            <option value="*">any call</option>
            {here.length > 0 && <Group label="this screen" ids={here} />}
            {tags.map(([tag, ids = []]) => (
              <Group key={tag} label={tag} ids={ids} />
            ))}
          </select>
        )}
      </Field>
      <AnswerSelect
        operation={operation}
        outcome={outcome}
        onOutcome={(next) => setPicked({ operation, outcome: next, example: '' })}
      />
      {examples.length > 0 && (
        <Field label="Example">
          {(id) => (
            <select
              id={id}
              value={example}
              onChange={(event) => setPicked({ operation, outcome, example: event.currentTarget.value })}
            >
              {examples.map(({ name, summary }) => (
                <option key={name} value={name}>
                  {name}: {summary}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <label className="check">
        <input type="checkbox" checked={every} onChange={(event) => setEvery(event.currentTarget.checked)} />
        every call, until removed
      </label>
      <button type="submit" className="primary">
        Choose this answer
      </button>
    </form>
  )
}

function Group({ label, ids }: { label: string; ids: readonly OperationId[] }) {
  return (
    <optgroup label={label}>
      {ids.map((id) => (
        <option key={id} value={id}>
          {id}
        </option>
      ))}
    </optgroup>
  )
}

const troubleWords: Record<Trouble, string> = {
  slow: 'slow: 5 seconds later',
  offline: 'offline: no connection',
  timeout: 'time-out: nobody answers',
  unreadable: 'unreadable: a broken body',
}

type AnswerProps = { operation: OperationId | '*'; outcome: string; onOutcome: (outcome: string) => void }

/** The statuses of an operation, and what can happen to any call on its way. */
function AnswerSelect({ operation, outcome, onOutcome }: AnswerProps) {
  return (
    <Field label="Answer">
      {(id) => (
        <select id={id} value={outcome} onChange={(event) => onOutcome(event.currentTarget.value)}>
          {operation !== '*' && (
            <optgroup label="from the contract">
              {statusesOf(operation).map((status) => (
                <option key={status} value={status}>
                  {status} {documentedAnswer(operation, status)?.description}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label="on its way">
            {troubles.map((trouble) => (
              <option key={trouble} value={trouble}>
                {troubleWords[trouble]}
              </option>
            ))}
          </optgroup>
        </select>
      )}
    </Field>
  )
}

/** The chosen answers, each of which can be removed, and a link to them. */
export function ChosenList() {
  const texts = useChoiceTexts()
  const [copied, copy] = useCopy()
  if (texts.length === 0) return <p className="quiet">Nothing is chosen: every call gets its real answer.</p>
  const link = linkOf(
    location.href,
    texts.flatMap((text) => choiceOf(text) ?? []),
  )
  return (
    <>
      <ul className="chosen">
        {texts.map((text) => (
          <li key={text}>
            <code>{text}</code>
            <button
              type="button"
              aria-label={`Remove ${text}`}
              onClick={() => keepChoiceTexts(texts.filter((other) => other !== text))}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <Field label="Link that chooses the same">
        {(id) => <input id={id} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />}
      </Field>
      <p className="buttons">
        <button type="button" onClick={() => copy(link, 'The link')}>
          Copy link
        </button>
        <button type="button" onClick={() => location.reload()}>
          Reload page
        </button>
        <span role="status">{copied}</span>
      </p>
    </>
  )
}
