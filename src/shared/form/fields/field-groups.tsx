import { Stack, Text, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { GroupLabel } from './form-context.ts'
import classes from './field-groups.module.css'

type FormGroupProps = {
  title: string
  /** One line of help. */
  hint?: ReactNode
  children: ReactNode
}

/** A group of a long form, with its title beside the fields on wide screens. */
export function FormGroup({ title, hint, children }: FormGroupProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={classes.section}>
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

type FieldRowProps = {
  /** The first field is the shorter one, such as a postal code. */
  shortFirst?: boolean
  children: ReactNode
}

/** Two related fields, such as first and last name, side by side on wide screens. */
export const FieldRow = ({ shortFirst = false, children }: FieldRowProps) => (
  <div className={classes.row} data-short-first={shortFirst || undefined}>
    {children}
  </div>
)

type FieldGroupProps = { legend: string; gap?: 'md' | 0; children: ReactNode }

/** A fieldset with its legend, without indentation. */
export const FieldGroup = ({ legend, gap = 'md', children }: FieldGroupProps) => (
  <fieldset className={classes.fieldset}>
    <legend className={classes.legend}>{legend}</legend>
    <Stack gap={gap}>
      <GroupLabel value={legend}>{children}</GroupLabel>
    </Stack>
  </fieldset>
)
