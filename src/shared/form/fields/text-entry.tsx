import { TextInput, type TextInputProps } from '@mantine/core'

/** What is typed into a text input. */
export type TextKind = 'text' | 'email' | 'digits'

const kinds: Record<TextKind, Pick<TextInputProps, 'type' | 'inputMode'>> = {
  text: { type: 'text' },
  email: { type: 'text', inputMode: 'email' },
  digits: { type: 'text', inputMode: 'numeric' },
}

type Props = Omit<TextInputProps, 'autoComplete'> & { kind?: TextKind | undefined; autoComplete: string }

/** A text input as all forms have it: label above, help and error below (R567, R568). */
export const TextEntry = ({ kind = 'text', ...props }: Props) => (
  <TextInput {...kinds[kind]} spellCheck={false} {...props} />
)
