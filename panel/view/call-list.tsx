import type { OperationId } from '#generated/operations.ts'
import type { Call, Deviation } from '../calls/call-log.ts'
import { operationOf } from '../contract/operation-of.ts'
import { useState } from 'react'
import { curlOf, formatBody } from '../calls/call-text.ts'
import { Field, useCopy } from './controls.tsx'

/** Calls with their answers, newest first; what an answer breaks is listed below it. */
export function CallList({ calls, onChoose }: { calls: readonly Call[]; onChoose: (operation: OperationId) => void }) {
  return (
    <ul className="calls">
      {calls.toReversed().map((call) => (
        <CallItem key={call.id} call={call} onChoose={onChoose} />
      ))}
    </ul>
  )
}

function CallItem({ call, onChoose }: { call: Call; onChoose: (operation: OperationId) => void }) {
  const operation = operationOf(call.method, call.path)
  return (
    <li>
      <div className="call">
        <p>
          <strong>{operation ?? 'No operation of the contract'}</strong>
          <code>
            {call.method} {call.path}
          </code>
          <span className="quiet">{endingOf(call)}</span>
        </p>
        {operation !== undefined && (
          <button
            type="button"
            onClick={() => onChoose(operation)}
            aria-label={`Choose the next answer of ${operation}`}
          >
            Choose
          </button>
        )}
      </div>
      <CallDetails call={call} name={operation ?? call.path} />
      {call.deviations !== undefined && call.deviations.length > 0 && <Deviations found={call.deviations} />}
    </li>
  )
}

function endingOf({ ending, status, tookMs, deviations, chosen }: Call): string {
  const validated =
    deviations &&
    (deviations.length === 0 ? 'valid' : `${deviations.length} deviation${deviations.length === 1 ? '' : 's'}`)
  const how = ending === 'answered' ? String(status) : ending === 'network' ? 'no connection' : (ending ?? 'under way')
  return [how, tookMs !== undefined && `${tookMs} ms`, validated, chosen && 'as chosen'].filter(Boolean).join(' · ')
}

/** The first ones; a wrong list repeats itself. */
const shown = 20

function Deviations({ found }: { found: readonly Deviation[] }) {
  return (
    <ul className="deviations">
      {found.slice(0, shown).map(({ at, problem, contract }) => (
        <li key={`${at} ${contract}`}>
          <code>{at}</code> {problem} <code className="quiet">#{contract}</code>
        </li>
      ))}
      {found.length > shown && <li>and {found.length - shown} more</li>}
    </ul>
  )
}

/** What a call took along and was answered, to be read and copied; secrets are not in it. */
function CallDetails({ call, name }: { call: Call; name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="details" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={`Details of ${name}`}>Details</summary>
      {isOpen && <Opened call={call} />}
    </details>
  )
}

function Opened({ call }: { call: Call }) {
  const [copyMessage, copy] = useCopy()
  const traceId = call.sent.headers.find(([header]) => header.toLowerCase() === 'x-trace-id')?.[1]
  const curl = curlOf(call)
  return (
    <>
      {traceId !== undefined && (
        <p className="call">
          <span>
            Trace id <code>{traceId}</code>
          </span>
          <button type="button" aria-label="Copy trace id" onClick={() => copy(traceId, 'The trace id')}>
            Copy
          </button>
        </p>
      )}
      <Text label="Body of the request" text={formatBody(call.sent.body)} />
      <Text label="Body of the answer" text={call.shown} />
      <div className="call">
        <span>As a command line; set $TOKEN before</span>
        <button type="button" aria-label="Copy as curl" onClick={() => copy(curl, 'The command line')}>
          Copy
        </button>
      </div>
      <Text label="curl" text={curl} />
      <span role="status">{copyMessage}</span>
    </>
  )
}

function Text({ label, text }: { label: string; text: string | undefined }) {
  if (text === undefined) return <p className="quiet">{label}: none</p>
  const rows = Math.min(text.split('\n').length + 1, 14)
  return <Field label={label}>{(id) => <textarea id={id} readOnly rows={rows} value={text} />}</Field>
}
