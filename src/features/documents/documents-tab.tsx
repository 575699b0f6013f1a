import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload, IconPencil, IconTrash, IconUpload } from '@tabler/icons-react'
import { useMemo } from 'react'
import { documentsPageSize } from '#generated/model/constants.ts'
import type { CustomerDocument } from '#generated/model/customer-document.ts'
import { IconButton } from '#src/shared/elements/icon-button.tsx'
import { softDisabledProps } from '#src/shared/elements/soft-disabled.ts'
import { StatusBadge } from '#src/shared/elements/status-badge.tsx'
import { Timestamp } from '#src/shared/elements/timestamp.tsx'
import { visibleFileName } from '#src/shared/format/file-text.ts'
import { ModalSwitch, useOpenModalOf } from '#src/shared/page/open-modal.tsx'
import { ProblemNote } from '#src/shared/problem/problem-note.tsx'
import { useDownload } from '#src/shared/query/use-download.ts'
import { ClientTable } from '#src/shared/table/client/client-table.tsx'
import { type Column, idOf, resultsOf } from '#src/shared/table/columns.tsx'
import { revealAddedRow } from '#src/shared/table/state/list-state.ts'
import { ActionPlaceholder } from '#src/shared/table/table-rows.tsx'
import { EditDocumentModal, RemoveDocumentModal, UploadDocumentModal } from './document-modals.tsx'
import { documentTypeName } from './document-types.ts'
import classes from './documents.module.css'
import { documentList, type DocumentsPort, type DocumentsUrlState } from './documents-port.ts'

const downloadSentences = {
  404: msg`This file no longer exists. Please reload the page.`,
}

/** Documents that are marked as deleted have a badge (R400, R402). */
const createColumns = (i18n: I18n): readonly Column<CustomerDocument>[] => [
  {
    id: 'documentType',
    header: msg`Document type`,
    width: 'text',
    role: 'title',
    value: ({ documentType }) => documentTypeName(i18n, documentType),
    cell: ({ documentType, deleted }) => (
      <div className={classes.type}>
        <span>{documentTypeName(i18n, documentType)}</span>
        {deleted && (
          <div>
            <StatusBadge tone="bad">
              <Trans>Deleted</Trans>
            </StatusBadge>
          </div>
        )}
      </div>
    ),
    sortable: true,
  },
  {
    id: 'filename',
    header: msg`File name`,
    width: 'text',
    role: 'subtitle',
    long: true,
    value: ({ filename }) => visibleFileName(filename),
    cell: ({ filename }) => <bdi>{visibleFileName(filename)}</bdi>,
    sortable: true,
  },
  {
    id: 'addedBy',
    header: msg`Added by`,
    width: 'label',
    role: 'detail',
    long: true,
    value: ({ addedBy }) => addedBy,
    sortable: true,
  },
  {
    id: 'addedAt',
    defaultSort: 'desc',
    header: msg`Uploaded at`,
    width: 'moment',
    role: 'detail',
    value: ({ addedAt }) => addedAt,
    cell: ({ addedAt }) => <Timestamp at={addedAt} />,
    sortable: true,
  },
  {
    id: 'comment',
    header: msg`Remark`,
    width: 'text',
    role: 'detail',
    long: true,
    value: ({ comment }) => comment,
    cell: ({ comment }) => <bdi>{comment ?? '–'}</bdi>,
  },
]

type Props = DocumentsUrlState & { port: DocumentsPort }

const getTone = ({ deleted }: CustomerDocument) => (deleted ? 'struck' : undefined)

/** The documents of a customer, newest first, with buttons to add, download, edit and delete (R399 to R404). */
export function DocumentsTab({ port, search, onSearch, modals }: Props) {
  const { t, i18n } = useLingui()
  const { download, pending, error } = useDownload(port.download, () => t`document`)
  const columns = useMemo(() => createColumns(i18n), [i18n])
  const renderActions = (row: CustomerDocument) => (
    <DocumentActions
      port={port}
      document={row}
      modals={modals}
      onDownload={({ id }) => download(id)}
      isDownloading={pending === row.id}
    />
  )
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Text c="dimmed" size="sm" maw={900}>
          <Trans>Files about this customer. Only the bank can see them.</Trans>
        </Text>
        <Button leftSection={<IconUpload size={18} aria-hidden />} onClick={() => modals.open('add')}>
          <Trans>Add document</Trans>
        </Button>
      </Group>
      {error !== null && <ProblemNote error={error} sentences={downloadSentences} />}
      <ClientTable
        name="documents"
        label={t`Documents`}
        query={port.documents()}
        rows={resultsOf}
        rowId={idOf}
        columns={columns}
        pageSize={documentsPageSize}
        list={documentList}
        search={search}
        onSearch={onSearch}
        tone={getTone}
        empty={{
          title: <Trans>No documents yet</Trans>,
          text: <Trans>Please add the first one, for example a copy of an ID.</Trans>,
        }}
        actions={renderActions}
        actionsWidth={{ icons: 3 }}
      />
      <ModalSwitch modals={modals} modal={['add']}>
        {(opened) => (
          <UploadDocumentModal
            port={port}
            opened={opened}
            onClose={(added) => modals.close(revealAddedRow(documentList, search, added?.id))}
          />
        )}
      </ModalSwitch>
    </Stack>
  )
}

type ActionsProps = {
  port: DocumentsPort
  document: CustomerDocument
  modals: DocumentsUrlState['modals']
  onDownload: (document: CustomerDocument) => void
  isDownloading: boolean
}

const rowModals = ['edit', 'delete'] as const

/** The buttons of a row with their modals; a document that is marked as deleted cannot be edited (R401, R403, R550). */
function DocumentActions({ port, document, modals, onDownload, isDownloading }: ActionsProps) {
  const { t } = useLingui()
  const { id, deleted } = document
  const filename = visibleFileName(document.filename)
  const open = useOpenModalOf(modals, rowModals, id)
  const close = () => modals.close()
  return (
    <>
      <IconButton
        title={t`Download`}
        label={t`Download ${filename}`}
        {...softDisabledProps({ busy: isDownloading, onClick: () => onDownload(document) })}
        icon={<IconDownload size={20} aria-hidden />}
      />
      {deleted ? (
        <ActionPlaceholder />
      ) : (
        <>
          <IconButton
            title={t`Edit`}
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
            title={t`Delete`}
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
