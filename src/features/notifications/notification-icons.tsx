/** The icon of a message that can be read; it stands for a name that is said, so it is silent. */
export { IconEye as ViewIcon } from '@tabler/icons-react'
