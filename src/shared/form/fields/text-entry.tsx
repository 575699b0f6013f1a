import { TextInput, type TextInputProps } from '@mantine/core'

/** The kind of text in an input, for the keyboards of phones. */
export type TextKind = 'text' | 'email' | 'digits'

const kinds: Record<TextKind, Pick<TextInputProps, 'type' | 'inputMode' | 'autoCapitalize'>> = {
  text: { type: 'text' },
  email: { type: 'text', inputMode: 'email', autoCapitalize: 'none' },
  digits: { type: 'text', inputMode: 'numeric', autoCapitalize: 'none' },
}

/** Turns off corrections by phones. */
export const withoutCorrections = { autoCorrect: 'off', spellCheck: false } as const

type Props = Omit<TextInputProps, 'autoComplete'> & { kind?: TextKind | undefined; autoComplete: string }

/** A text input as all forms have it: label above, help and error below (R567, R568). */
export const TextEntry = ({ kind = 'text', ...props }: Props) => (
  <TextInput {...kinds[kind]} {...withoutCorrections} {...props} />
)
