import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DocumentType } from '#generated/model/document-type.ts'
import { FileField } from '#src/shared/form/fields/file-field.tsx'
import { ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { useUpload } from '#src/shared/sending/use-upload.tsx'
import { DocumentFields } from './document-fields.tsx'
import { uploadSentences } from './document-sentences.ts'
import type { DocumentsPort } from './documents-port.ts'
import { fileEndings } from './document-types.ts'

type Props = { port: DocumentsPort; opened: boolean; onClose: (added?: { id: string }) => void }

const loadSchema = () => import('./document-schemas.ts').then(({ newDocumentSchema }) => newDocumentSchema)
const nothing = { file: null as File | null, documentType: null as DocumentType | null, documentComment: '' }

/** One file with its type and a remark (R404, R592 to R596). */
export function UploadDocumentModal({ port, opened, onClose }: Props) {
  const { t } = useLingui()
  const { command, progress } = useUpload(port.upload)
  const kinds = fileEndings.join(', ')
  return (
    <ModalForm
      title={t`Add document`}
      opened={opened}
      onClose={onClose}
      command={command}
      sentences={uploadSentences}
      schema={loadSchema}
      defaultValues={nothing}
      submitLabel={t`Add`}
      success={msg`The document is added.`}
    >
      {(control) => (
        <>
          <FileField
            control={control}
            name="file"
            label={t`File`}
            description={t`At most 10 MB. Kinds: ${kinds}.`}
            accept={fileEndings.map((ending) => `.${ending}`).join(',')}
          />
          <DocumentFields control={control} />
          {progress}
        </>
      )}
    </ModalForm>
  )
}
