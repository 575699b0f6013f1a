import type { OperationId } from '#generated/operations.ts'
import type { Call, Deviation } from '../calls/call.ts'
import { operationOf } from '../contract/operation-of.ts'
import { CallDetails } from './call-details.tsx'

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
  const judged =
    deviations &&
    (deviations.length === 0 ? 'kept' : `${deviations.length} deviation${deviations.length === 1 ? '' : 's'}`)
  const how = ending === 'answered' ? String(status) : ending === 'network' ? 'no connection' : (ending ?? 'under way')
  return [how, tookMs !== undefined && `${tookMs} ms`, judged, chosen && 'as chosen'].filter(Boolean).join(' · ')
}

/** The first ones; a wrong list repeats itself. */
const shown = 20

function Deviations({ found }: { found: readonly Deviation[] }) {
  return (
    <ul className="deviations">
      {found.slice(0, shown).map(({ at, says, contract }) => (
        <li key={`${at} ${contract}`}>
          <code>{at}</code> {says} <code className="quiet">#{contract}</code>
        </li>
      ))}
      {found.length > shown && <li>and {found.length - shown} more</li>}
    </ul>
  )
}
