/** The icons of the calling numbers; they stand beside or for a name, so they are silent. */
export {
  IconBan as DeactivateIcon,
  IconDownload as DownloadIcon,
  IconEye as ViewIcon,
  IconFileTypeCsv as TemplateIcon,
  IconLock as BlockIcon,
  IconLockOpen as CancelBlockIcon,
  IconPlus as AddIcon,
  IconUpload as UploadIcon,
} from '@tabler/icons-react'
