import { useState } from 'react'
import type { Call } from '../calls/call.ts'
import { curlOf } from '../calls/curl.ts'
import { shownBody } from '../calls/shown-body.ts'
import { Field } from './field.tsx'
import { useCopy } from './use-copy.ts'

/** What a call took along and was answered, to be read and copied; secrets are not in it. */
export function CallDetails({ call, name }: { call: Call; name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="details" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={`Details of ${name}`}>Details</summary>
      {isOpen && <Opened call={call} />}
    </details>
  )
}

function Opened({ call }: { call: Call }) {
  const [said, copy] = useCopy()
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
      <Text label="Body of the request" text={shownBody(call.sent.body)} />
      <Text label="Body of the answer" text={call.shown} />
      <div className="call">
        <span>As a command line; set $TOKEN before</span>
        <button type="button" aria-label="Copy as curl" onClick={() => copy(curl, 'The command line')}>
          Copy
        </button>
      </div>
      <Text label="curl" text={curl} />
      <span role="status">{said}</span>
    </>
  )
}

function Text({ label, text }: { label: string; text: string | undefined }) {
  if (text === undefined) return <p className="quiet">{label}: none</p>
  const rows = Math.min(text.split('\n').length + 1, 14)
  return <Field label={label}>{(id) => <textarea id={id} readOnly rows={rows} value={text} />}</Field>
}
