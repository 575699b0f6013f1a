import { Button } from '@mantine/core'
import { createContext, use, type ReactElement, type Ref } from 'react'
import { IconButton } from './icon-button.tsx'

const ActionLabels = createContext(false)

/** Shows the actions inside with labels; in rows of a list they are icons. */
export const WithActionLabels = ({ children }: { children: ReactElement | ReactElement[] }) => (
  <ActionLabels value>{children}</ActionLabels>
)

type Props = {
  label: string
  /** Accessible name with the record, such as "Delete customer Anna Gruber". */
  about: string
  icon: ReactElement
  /** Red, for irreversible actions. */
  danger?: boolean
  onClick: () => void
  ref?: Ref<HTMLButtonElement>
}

/** An action of a record, for its row and for its page. */
export function RecordAction({ label, about, icon, danger = false, ...button }: Props) {
  if (use(ActionLabels)) {
    return (
      <Button
        {...button}
        size="sm"
        mih={44}
        variant={danger ? 'light' : 'default'}
        // oxlint-disable-next-line portal/no-own-red-button -- only opens the question
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
