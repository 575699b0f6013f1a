import '@mantine/core/styles/Fieldset.css'
import { Fieldset, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './personal-data.module.css'

type Props = { legend: string; gap?: 'md' | 0; children: ReactNode }

/** Fields that belong together, under their legend. */
export const FieldGroup = ({ legend, gap = 'md', children }: Props) => (
  <Fieldset variant="unstyled" legend={<span className={classes.legend}>{legend}</span>}>
    <Stack gap={gap}>{children}</Stack>
  </Fieldset>
)
