import { useState, type FormEvent, type Ref } from 'react'
import { type OperationId, operations } from '#generated/operations.ts'
import { type Choice, isTrouble, textOf } from '../choices/choice.ts'
import { addChoiceTexts } from '../choices/choice-texts.ts'
import { examplesOf } from '../contract/documented-answer.ts'
import { AnswerSelect } from './answer-select.tsx'
import { Field } from './field.tsx'

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
