import { TextInput, type TextInputProps } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { afterPointerUp } from '../../elements/pointer-release.ts'
import { uncorrected } from './text-entry.tsx'
import { useBoundField, type FieldProps } from './use-bound-field.ts'

type Props<TValues extends FieldValues> = FieldProps<TValues> & {
  /** The value of what was typed; what cannot be read stays text, and the schema refuses it. */
  read: (text: string) => unknown
  /** The value as it stands in the field while nobody types. */
  show: (value: unknown) => string
  /** The value as it is written where nobody types; as in the field when there is no other way. */
  say?: (value: unknown) => string
  /** A last change when the person leaves the field, such as a sign that follows from another field. */
  adjust?: ((value: unknown) => unknown) | undefined
  unreadable?: string
  autoComplete?: string
  autoFocus?: boolean
  disabled?: boolean
  inputMode?: TextInputProps['inputMode']
  placeholder?: string
  leftSection?: ReactNode
  leftSectionWidth?: number
  /** Stands at the end of the field and may set its value, such as a calendar. */
  renderTool?: (value: unknown, set: (value: unknown) => void) => ReactNode
  classNames?: TextInputProps['classNames']
}

/** A text input whose value is not the text itself: a day, an amount, a number without its separators. */
export function TypedField<TValues extends FieldValues>({ unreadable, ...props }: Props<TValues>) {
  const {
    control: _control,
    name: _name,
    optional: _optional,
    whileShown: _whileShown,
    decides: _decides,
    ...more
  } = props
  const { read, show, say: _say, adjust, renderTool, ...looks } = more
  const { value, set, bind, shown } = useBoundField(props, unreadable, props.say ?? props.show)
  // What is being typed, as long as the value is the one that was read from it.
  const [typed, setTyped] = useState<{ text: string; value: unknown }>()
  return (
    <TextInput
      autoComplete="off"
      autoCapitalize="none"
      {...uncorrected}
      {...looks}
      {...shown}
      {...bind}
      {...(renderTool && { rightSection: renderTool(value, set), rightSectionWidth: 44 })}
      rightSectionPointerEvents="all"
      value={typed !== undefined && Object.is(typed.value, value) ? typed.text : show(value)}
      onChange={(event) => {
        const text = event.currentTarget.value
        const next = read(text)
        setTyped({ text, value: next })
        set(next)
      }}
      onBlur={() => {
        setTyped(undefined)
        afterPointerUp(() => {
          const last = adjust?.(value)
          if (adjust !== undefined && !Object.is(last, value)) set(last) // which may take a sentence away, and its line
        })
        bind.onBlur()
      }}
    />
  )
}
