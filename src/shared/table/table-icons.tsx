/** The icons of lists; they stand beside or for a name, so they are silent. */
export {
  IconArrowDown as DescendingIcon,
  IconArrowUp as AscendingIcon,
  IconArrowsSort as UnsortedIcon,
  IconChevronLeft as PreviousIcon,
  IconChevronRight as NextIcon,
  IconChevronsLeft as FirstIcon,
  IconChevronsRight as LastIcon,
  IconSearch as SearchIcon,
  IconX as EmptyIcon,
} from '@tabler/icons-react'
