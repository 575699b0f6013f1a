import { TextInput, type TextInputProps } from '@mantine/core'
import { use, useMemo, useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { afterPointerUp } from '../../elements/pointer-release.ts'
import { withoutCorrections } from './text-entry.tsx'
import { useBoundField, type FieldProps } from './use-bound-field.ts'
import { formatCallNumber, formatIban, formatMoney } from '../../format/numbers.ts'
import { readDecimal, showDecimal } from './decimal-text.ts'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { FieldMessages } from '../rules/validation.ts'
import { FormMessages } from './form-context.ts'
import { normalizeCallNumber } from '../../format/call-number-input.ts'

type Props<TValues extends FieldValues> = FieldProps<TValues> & {
  /** Parses the typed text; text that cannot be parsed stays text, and the schema refuses it. */
  read: (text: string) => unknown
  /** Formats the value for the field while the field has no focus. */
  show: (value: unknown) => string
  /** Formats the value for the comparison after a conflict; as in the field without it. */
  toText?: (value: unknown) => string
  /** Changes the value when the person leaves the field, such as a sign that follows from another field. */
  adjust?: ((value: unknown) => unknown) | undefined
  unreadable?: string
  autoComplete?: string
  autoFocus?: boolean
  disabled?: boolean
  inputMode?: TextInputProps['inputMode']
  placeholder?: string
  leftSection?: ReactNode
  leftSectionWidth?: number
  /** A control at the end of the field that may set its value, such as a calendar. */
  renderTool?: (value: unknown, set: (value: unknown) => void) => ReactNode
  classNames?: TextInputProps['classNames']
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A text input whose value is not the text itself: a day, an amount, a number without its separators. */
export function TypedField<TValues extends FieldValues>({ unreadable, ...props }: Props<TValues>) {
  const {
    control: _control,
    name: _name,
    optional: _optional,
    initialWhenShown: _initialWhenShown,
    revalidates: _revalidates,
    ...more
  } = props
  const { read, show, toText: _toText, adjust, renderTool, ...looks } = more
  const { value, set, bind, shown } = useBoundField(props, unreadable, props.toText ?? props.show)
  // The typed text, as long as the value is the one that was parsed from it.
  const [typed, setTyped] = useState<{ text: string; value: unknown }>()
  return (
    <TextInput
      autoComplete="off"
      autoCapitalize="none"
      {...withoutCorrections}
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
          if (adjust !== undefined && !Object.is(last, value)) set(last) // may remove an error text, which shifts the layout
        })
        bind.onBlur()
      }}
    />
  )
}

/** Spaces and hyphens only make a code easier to read; anything else that is no digit stays and is refused. */
const readCode = (text: string): string => text.replaceAll(/[\s\u00a0-]/g, '')

/** A code of six digits from an e-mail or SMS: typed, pasted or offered by the phone (R178 to R180). */
export function CodeField<TValues extends FieldValues>(props: FieldProps<TValues> & { autoFocus?: boolean }) {
  return <TypedField {...props} read={readCode} show={asText} inputMode="numeric" autoComplete="one-time-code" />
}

/** Without spaces and in capital letters, as the contract has it (A106). */
const readIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase()
const showIban = (value: unknown): string => (typeof value === 'string' ? formatIban(value) : '')

/** An IBAN, typed or pasted with or without spaces, shown in groups of four. */
export function IbanField<TValues extends FieldValues>(props: FieldProps<TValues> & { autoFocus?: boolean }) {
  return <TypedField {...props} read={readIban} show={showIban} />
}

type NumberFieldProps<TValues extends FieldValues> = FieldProps<TValues> & {
  /** Digits after the comma: 2 for an amount, 0 (the default) for a whole number. */
  decimals?: 0 | 2
  /** The number may be below 0; most phones offer the minus sign on their letters only. */
  negative?: boolean
  /** Changes the number when the person leaves the field. */
  adjust?: (value: number) => number
  autoFocus?: boolean
  leftSection?: ReactNode
}

/** A number or an amount, typed with a comma (R331); its value is a number, null when it is empty. */
export function NumberField<TValues extends FieldValues>({
  decimals = 0,
  negative,
  adjust,
  ...props
}: NumberFieldProps<TValues>) {
  return (
    <TypedField
      {...props}
      read={readDecimal}
      show={(value) => showDecimal(value, decimals)}
      toText={(value) =>
        decimals === 2 && typeof value === 'number' ? formatMoney(value) : showDecimal(value, decimals)
      }
      adjust={adjust && ((value) => (typeof value === 'number' ? adjust(value) : value))}
      unreadable={decimals === 0 ? 'numeric' : 'currency'}
      inputMode={negative === true ? 'text' : decimals === 0 ? 'numeric' : 'decimal'}
    />
  )
}

type CallNumberFieldProps<TValues extends FieldValues> = FieldProps<TValues> & {
  autoFocus?: boolean
  /** Where people enter a number of their own; bank staff enter that of somebody else. */
  autoComplete?: 'tel-national'
}

/** The lengths of a call number (R182), in digits. */
const digitSentences: FieldMessages = {
  minLengthInfo: msg`Please enter at least 4 digits.`,
  maxLengthInfo: msg`Please enter at most 13 digits.`,
}

/** An Austrian mobile number behind its fixed +43 (R184), as it is or as it was copied from an address book (R185). */
export function CallNumberField<TValues extends FieldValues>(props: CallNumberFieldProps<TValues>) {
  const { t } = useLingui()
  const ofForm = use(FormMessages)
  const messages = useMemo(() => ({ ...digitSentences, ...ofForm }), [ofForm])
  return (
    <FormMessages value={messages}>
      <TypedField
        description={t`Without the leading zero, for example 664 1234567.`}
        {...props}
        read={normalizeCallNumber}
        show={asText}
        toText={(value) => (typeof value === 'string' && value !== '' ? formatCallNumber(value) : '')}
        inputMode="tel"
        leftSection="+43"
        leftSectionWidth={56}
      />
    </FormMessages>
  )
}
