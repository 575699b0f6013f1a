import { Stack, Text, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { GroupLabel } from '../comparison/form-fields.ts'
import classes from './form-group.module.css'

type Props = {
  title: string
  /** One line about what belongs here. */
  hint?: ReactNode
  children: ReactNode
}

/** Fields that belong together in a long form, with their name beside them where there is room. */
export function FormGroup({ title, hint, children }: Props) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={classes.group}>
      <div>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {hint !== undefined && (
          <Text c="dimmed" size="sm">
            {hint}
          </Text>
        )}
      </div>
      <Stack gap="md" className={classes.fields!}>
        <GroupLabel value={title}>{children}</GroupLabel>
      </Stack>
    </div>
  )
}
