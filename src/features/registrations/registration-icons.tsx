export { IconTrash as DeleteIcon } from '@tabler/icons-react'
