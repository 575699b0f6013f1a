import { Button, Group, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconUpload } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { CustomerDocument } from '#generated/model/customer-document.ts'
import type { CustomerDocumentList } from '#generated/model/customer-document-list.ts'
import { ModalSwitch } from '#src/shared/page/open-modal.tsx'
import { useDownload } from '#src/shared/query/use-download.ts'
import { ProblemNote } from '#src/shared/problem/problem-note.tsx'
import { ClientTable } from '#src/shared/table/client-table.tsx'
import { revealAddedRow } from '#src/shared/table/state/list-state.ts'
import { DocumentActions } from './document-actions.tsx'
import { documentColumns } from './document-columns.tsx'
import { downloadSentences } from './document-sentences.ts'
import type { DocumentsPort } from './documents-port.ts'
import { documentList, type DocumentsPlace } from './documents-search.ts'
import { UploadDocumentModal } from './document-form-modals.tsx'

type Props = DocumentsPlace & { port: DocumentsPort }

/** Rows of a page (R399, R832). */
const pageSize = 10

const rowsOf = ({ results }: CustomerDocumentList) => results
const idOf = ({ id }: CustomerDocument) => id
const toneOf = ({ deleted }: CustomerDocument) => (deleted ? 'struck' : undefined)

/** What the bank keeps as files, newest first, with the ways to add, read, describe and delete (R399 to R404). */
export function DocumentsTab({ port, search, onSearch, modals }: Props) {
  const { t, i18n } = useLingui()
  const { download, pending, error } = useDownload(port.download, () => t`document`)
  const columns = useMemo(() => documentColumns(i18n), [i18n])
  const buttonsOf = (row: CustomerDocument) => (
    <DocumentActions
      port={port}
      document={row}
      modals={modals}
      onDownload={({ id }) => download(id)}
      downloading={pending === row.id}
    />
  )
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Text c="dimmed" maw={560}>
          <Trans>Files that belong to this customer. Only bank employees see them.</Trans>
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
        rows={rowsOf}
        rowId={idOf}
        columns={columns}
        pageSize={pageSize}
        list={documentList}
        search={search}
        onSearch={onSearch}
        tone={toneOf}
        empty={{
          title: <Trans>There are no documents yet</Trans>,
          text: <Trans>Add the first one with the button above, such as a copy of an ID.</Trans>,
        }}
        actions={buttonsOf}
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
