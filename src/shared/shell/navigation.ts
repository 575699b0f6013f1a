import type { MessageDescriptor } from '@lingui/core'
import type { LinkProps } from '@tanstack/react-router'

/** One entry of an area's navigation or profile menu. */
type NavigationEntry = { to: NonNullable<LinkProps['to']>; label: MessageDescriptor }

/** What an area puts into the shell around its pages. */
export type Navigation = { entries: readonly NavigationEntry[]; profile?: NavigationEntry }
