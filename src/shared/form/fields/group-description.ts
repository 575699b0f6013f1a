import { useId, type ReactNode } from 'react'

/**
 * Props of a group of choices, and the ids of what describes it for the choice that takes the focus: Orca reads the description of
 * what has the focus, but not that of the group around it.
 */
export function useGroupDescription(description: ReactNode, error?: ReactNode) {
  const id = useId()
  const ids = { description: `${id}-description`, error: `${id}-error` }
  const shown = [description && ids.description, error && ids.error].filter(Boolean)
  return {
    group: { description, error, descriptionProps: { id: ids.description }, errorProps: { id: ids.error } },
    describedBy: shown.length > 0 ? shown.join(' ') : undefined,
  }
}
