/** The icons of the customers' lists and pages; words stand beside them or name them. */
export {
  IconBuilding as CompanyIcon,
  IconExternalLink as DetailsIcon,
  IconLock as LockIcon,
  IconPlus as AddIcon,
  IconUser as PersonIcon,
  IconUserQuestion as UnknownCustomerIcon,
} from '@tabler/icons-react'
