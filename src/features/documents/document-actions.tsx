import { useLingui } from '@lingui/react/macro'
import { IconDownload, IconPencil, IconTrash } from '@tabler/icons-react'
import type { CustomerDocument } from '#generated/model/customer-document.ts'
import { IconButton } from '#src/shared/elements/icon-button.tsx'
import { visibleFileName } from '#src/shared/format/file-text.ts'
import { ActionPlaceholder } from '#src/shared/table/table-rows.tsx'
import { softDisabledProps } from '#src/shared/elements/soft-disabled.ts'
import { useOpenModalOf } from '#src/shared/page/open-modal.tsx'
import type { DocumentsPort } from './documents-port.ts'
import type { DocumentsPlace } from './documents-search.ts'
import { EditDocumentModal } from './document-form-modals.tsx'
import { RemoveDocumentModal } from './remove-document-modal.tsx'

type Props = {
  port: DocumentsPort
  document: CustomerDocument
  modals: DocumentsPlace['modals']
  onDownload: (document: CustomerDocument) => void
  downloading: boolean
}

const names = ['edit', 'delete'] as const

/** The buttons of a row with their modals; what is marked as deleted is not edited any more (R401, R403, R550). */
export function DocumentActions({ port, document, modals, onDownload, downloading }: Props) {
  const { t } = useLingui()
  const { id, deleted } = document
  const filename = visibleFileName(document.filename)
  const open = useOpenModalOf(modals, names, id)
  const close = () => modals.close()
  return (
    <>
      <IconButton
        label={t`Download ${filename}`}
        {...softDisabledProps({ busy: downloading, onClick: () => onDownload(document) })}
        icon={<IconDownload size={20} aria-hidden />}
      />
      {deleted ? (
        <ActionPlaceholder />
      ) : (
        <>
          <IconButton
            label={t`Edit ${filename}`}
            onClick={() => modals.open('edit', id)}
            icon={<IconPencil size={20} aria-hidden />}
          />
          <EditDocumentModal port={port} document={document} opened={open === 'edit'} onClose={close} />
        </>
      )}
      {deleted && port.removeForGood === undefined ? (
        <ActionPlaceholder />
      ) : (
        <>
          <IconButton
            tone="danger"
            label={t`Delete ${filename}`}
            onClick={() => modals.open('delete', id)}
            icon={<IconTrash size={20} aria-hidden />}
          />
          <RemoveDocumentModal port={port} document={document} opened={open === 'delete'} onClose={close} />
        </>
      )}
    </>
  )
}
