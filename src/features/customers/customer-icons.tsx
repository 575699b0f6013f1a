/** The icons of the customers' lists and pages; words stand beside them, so they are silent. */
export {
  IconBuilding as CompanyIcon,
  IconLock as LockIcon,
  IconLoader as WorkingIcon,
  IconUser as PersonIcon,
  IconUserQuestion as UnknownCustomerIcon,
} from '@tabler/icons-react'
