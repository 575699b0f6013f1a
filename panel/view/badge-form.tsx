import { useSyncExternalStore } from 'react'
import { badgePlaces, keepStand, onStand, readStand } from './badge-place.ts'
import { Field } from './field.tsx'

/** Where the badge stands and how large it is. */
export function BadgeForm() {
  const { place, small } = useSyncExternalStore(onStand, readStand)
  return (
    <>
      <Field label="Place">
        {(id) => (
          <select
            id={id}
            value={place}
            onChange={({ currentTarget }) => keepStand({ place: currentTarget.value as typeof place })}
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
          onChange={({ currentTarget }) => keepStand({ small: currentTarget.checked })}
        />
        Small: counts only
      </label>
    </>
  )
}
