import { InputBase, type InputBaseProps } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'

type Props = InputBaseProps &
  Omit<ComponentPropsWithRef<'select'>, keyof InputBaseProps> & {
    /** Options; instead of children. */
    data?: readonly { value: string; label: string }[]
  }

/** The select of the browser, which phones show in their own way; Mantine's brings parts of its combobox into every list. */
export const NativeSelect = ({ data, children, ...props }: Props) => (
  <InputBase
    component="select"
    pointer
    rightSection={<IconChevronDown size={18} aria-hidden />}
    rightSectionPointerEvents="none"
    {...props}
  >
    {data?.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
    {children}
  </InputBase>
)
