/** The icons of the documents; they stand for a name that is said, so they are silent. */
export { IconUpload as UploadIcon } from '@tabler/icons-react'
