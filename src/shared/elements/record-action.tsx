import { Button } from '@mantine/core'
import { createContext, use, type ReactElement, type Ref } from 'react'
import { IconButton } from './icon-button.tsx'

const WithWords = createContext(false)

/** Around the actions of a record that has room for words; in a row of a list an action is a sign. */
export const Worded = ({ children }: { children: ReactElement | ReactElement[] }) => (
  <WithWords value>{children}</WithWords>
)

type Props = {
  /** What is done, and with which record. */
  label: string
  about: string
  icon: ReactElement
  /** What cannot be taken back is red. */
  danger?: boolean
  onClick: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Something that can be done with a record, from its row and from its page alike. */
export function RecordAction({ label, about, icon, danger = false, ...button }: Props) {
  if (use(WithWords)) {
    return (
      <Button
        {...button}
        size="sm"
        mih={44}
        variant={danger ? 'light' : 'default'}
        {...(danger && { color: 'red' })}
        leftSection={icon}
        aria-label={about}
      >
        {label}
      </Button>
    )
  }
  return <IconButton {...button} tone={danger ? 'danger' : undefined} title={label} label={about} icon={icon} />
}
