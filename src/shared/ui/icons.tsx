/** The icons of the portal, at the sizes it uses; they repeat words that stand beside them, so they are silent. */
export {
  IconAlertCircle as ErrorIcon,
  IconCalendar as CalendarIcon,
  IconChevronDown as OpenIcon,
  IconCircle as OpenCircleIcon,
  IconCircleCheck as DoneIcon,
  IconClock as SoonIcon,
  IconCopy as CopyIcon,
  IconDeviceMobile as PhoneIcon,
  IconInfoCircle as InfoIcon,
  IconLogout as LeaveIcon,
  IconMoon as DarkIcon,
  IconPencil as EditIcon,
  IconPlus as AddIcon,
  IconSun as LightIcon,
  IconUser as PersonIcon,
  IconX as CloseIcon,
} from '@tabler/icons-react'
