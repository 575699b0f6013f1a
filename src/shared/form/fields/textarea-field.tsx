import { Group, Text, Textarea } from '@mantine/core'
import { Plural } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import type { KeyboardEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useBoundField, type FieldProps } from './use-bound-field.ts'
import { liveRegion } from '../../elements/live-region.ts'

/** The counter waits until the person pauses for this many milliseconds (R340). */
const counterDelayMs = 300

type Props<TValues extends FieldValues> = FieldProps<TValues> & {
  /** The maximum of the contract, such as `NoteTextMax`; longer text is refused, never cut. */
  max: number
  rows?: number
  autoFocus?: boolean
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Enter begins a line, so that with Ctrl or ⌘ it sends the form. */
function submitByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** A textarea with a counter of the remaining characters, shown near the maximum. */
export function TextareaField<TValues extends FieldValues>({ max, rows = 4, autoFocus, ...props }: Props<TValues>) {
  const { value, set, bind, shown } = useBoundField(props, undefined, asText)
  const text = asText(value)
  return (
    <div>
      <Textarea
        size="md"
        {...shown}
        description={props.description}
        rows={rows}
        resize="vertical"
        autoFocus={autoFocus}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onKeyDown={submitByKey}
        {...bind}
        value={text}
        onChange={set}
      />
      <CharactersLeft text={text} max={max} />
    </div>
  )
}

/** The share of the maximum that is left when the counter appears. */
const nearEnd = 0.1

/** Counts like the contract: the trimmed text, with an emoji as one character. */
function CharactersLeft({ text, max }: { text: string; max: number }) {
  const [left] = useDebouncedValue(max - [...text.trim()].length, counterDelayMs)
  return (
    <Group justify="flex-end" mt={4}>
      <Text size="xs" {...liveRegion} className="amount" mih="1lh" c={left < 0 ? 'error' : 'dimmed'}>
        {left < 0 ? (
          <Plural value={-left} one="# character too many" other="# characters too many" />
        ) : (
          left <= max * nearEnd && <Plural value={left} one="# character left" other="# characters left" />
        )}
      </Text>
    </Group>
  )
}
