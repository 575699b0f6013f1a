import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { OperationId } from '#generated/operations.ts'
import type { Call } from '../calls/call-log.ts'
import { operationOf } from '../contract/operation-of.ts'
import { CallList } from './call-list.tsx'
import { ChoiceForm, ChosenList } from './next-answers.tsx'
import { useCalls, useScreen, Field } from './controls.tsx'
import { badgePlaces, storeBadgeSettings, onBadgeSettingsChange, readBadgeSettings } from './badge-place.ts'
import { createRoot } from 'react-dom/client'

const operationsOf = (calls: readonly Call[]): OperationId[] => [
  ...new Set(calls.flatMap(({ method, path }) => operationOf(method, path) ?? [])),
]

/** The open panel: what the screen's calls were answered, and what the next ones shall be. */
function PanelView({ onClose }: { onClose: () => void }) {
  const calls = useCalls()
  const screen = useScreen()
  const title = useRef<HTMLHeadingElement>(null)
  const first = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])

  const here = calls.filter((call) => call.screen === screen)
  const before = calls.filter((call) => call.screen !== screen)
  const [operation, setOperation] = useState<OperationId | '*'>(operationsOf(here)[0] ?? '*')
  const choose = (id: OperationId) => {
    setOperation(id)
    first.current?.focus()
  }
  return (
    <div className="panel" onKeyDown={(pressed) => pressed.key === 'Escape' && onClose()} role="presentation">
      <header>
        <h2 ref={title} tabIndex={-1}>
          Contract panel
        </h2>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </header>
      <h3>Calls of this screen</h3>
      {here.length === 0 && <p className="quiet">None yet. Calls show up here as soon as the screen sends them.</p>}
      <CallList calls={here} onChoose={choose} />
      {before.length > 0 && (
        <details>
          <summary>{before.length} calls of screens before</summary>
          <CallList calls={before} onChoose={choose} />
        </details>
      )}
      <h3>Next answers</h3>
      <ChosenList />
      <ChoiceForm operation={operation} onOperation={setOperation} here={operationsOf(here)} first={first} />
      <h3>The badge</h3>
      <BadgeForm />
    </div>
  )
}

/** The position and the size of the badge. */
function BadgeForm() {
  const { place, small } = useSyncExternalStore(onBadgeSettingsChange, readBadgeSettings)
  return (
    <>
      <Field label="Place">
        {(id) => (
          <select
            id={id}
            value={place}
            onChange={({ currentTarget }) => storeBadgeSettings({ place: currentTarget.value as typeof place })}
          >
            {Object.entries(badgePlaces).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <label className="check">
        <input
          type="checkbox"
          checked={small}
          onChange={({ currentTarget }) => storeBadgeSettings({ small: currentTarget.checked })}
        />
        Small: counts only
      </label>
    </>
  )
}

let isOpen = false

/** Opens the panel in its place; `onClose` runs after it has closed. */
export function openPanel(place: HTMLElement, onClose: () => void): void {
  if (isOpen) return
  isOpen = true
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    isOpen = false
    onClose()
  }
  root.render(<PanelView onClose={close} />)
}
