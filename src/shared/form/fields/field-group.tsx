import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { GroupLabel } from '../comparison/form-fields.ts'
import classes from './field-group.module.css'

type Props = { legend: string; gap?: 'md' | 0; children: ReactNode }

/** Fields that belong together, under their legend; they begin where everything else in the card or modal begins. */
export const FieldGroup = ({ legend, gap = 'md', children }: Props) => (
  <fieldset className={classes.group}>
    <legend className={classes.legend}>{legend}</legend>
    <Stack gap={gap}>
      <GroupLabel value={legend}>{children}</GroupLabel>
    </Stack>
  </fieldset>
)
