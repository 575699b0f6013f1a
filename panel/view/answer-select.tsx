import type { OperationId } from '#generated/operations.ts'
import { statusesOf, troubles, type Trouble } from '../choices/choice.ts'
import { documentedAnswer } from '../contract/documented-answer.ts'
import { Field } from './field.tsx'

const troubleWords: Record<Trouble, string> = {
  slow: 'slow: 5 seconds later',
  offline: 'offline: no connection',
  timeout: 'time-out: nobody answers',
  unreadable: 'unreadable: a broken body',
}

type Props = { operation: OperationId | '*'; outcome: string; onOutcome: (outcome: string) => void }

/** The statuses of an operation, and what can happen to any call on its way. */
export function AnswerSelect({ operation, outcome, onOutcome }: Props) {
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
