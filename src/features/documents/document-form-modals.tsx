import { msg } from '@lingui/core/macro'
import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Control, FieldValues } from 'react-hook-form'
import type { CustomerDocument } from '#generated/model/customer-document.ts'
import { DocumentCommentMax } from '#generated/model/document-comment.ts'
import type { DocumentType } from '#generated/model/document-type.ts'
import { FileField } from '#src/shared/form/fields/file-field.tsx'
import { narrowControl } from '#src/shared/form/fields/use-bound-field.ts'
import { SelectField } from '#src/shared/form/fields/select-field.tsx'
import { TextareaField } from '#src/shared/form/fields/textarea-field.tsx'
import { ChangeModal, ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { visibleFileName } from '#src/shared/format/file-text.ts'
import { useUpload } from '#src/shared/sending/use-upload.tsx'
import { uploadSentences } from './document-sentences.ts'
import { documentTypeOptions, fileEndings } from './document-types.ts'
import type { DocumentsPort } from './documents-port.ts'
import classes from './documents.module.css'

type Described = { documentType: DocumentType | null; documentComment: string | null }

/** What is told about a file; the same when it is uploaded and when it is edited. */
function DocumentFields<TValues extends Described>(props: { control: Control<TValues, unknown, FieldValues> }) {
  const { t, i18n } = useLingui()
  const control = narrowControl<Described, TValues>(props.control)
  return (
    <>
      <SelectField control={control} name="documentType" label={t`Document type`} options={documentTypeOptions(i18n)} />
      <TextareaField
        control={control}
        name="documentComment"
        label={t`Remark`}
        max={DocumentCommentMax}
        rows={3}
        optional
      />
    </>
  )
}

type UploadProps = { port: DocumentsPort; opened: boolean; onClose: (added?: { id: string }) => void }

const loadUploadSchema = () => import('./document-schemas.ts').then(({ newDocumentSchema }) => newDocumentSchema)
const nothing = { file: null as File | null, documentType: null as DocumentType | null, documentComment: '' }

/** One file with its type and a remark (R404, R592 to R596). */
export function UploadDocumentModal({ port, opened, onClose }: UploadProps) {
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
      schema={loadUploadSchema}
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

type EditProps = { port: DocumentsPort; document: CustomerDocument; opened: boolean; onClose: () => void }

const loadEditSchema = async () => (await import('#generated/model/update-document-request.ts')).UpdateDocumentRequest

const valuesOf = ({ documentType, comment, deleted }: CustomerDocument) => ({
  documentType,
  documentComment: comment,
  deleted,
})

/** What is told about a file; the file itself stays as it is (R597, R598). */
export function EditDocumentModal({ port, document, opened, onClose }: EditProps) {
  const { t } = useLingui()
  const filename = <bdi>{visibleFileName(document.filename)}</bdi>
  return (
    <ChangeModal
      title={t`Edit document`}
      opened={opened}
      onClose={onClose}
      change={port.update}
      record={document}
      values={valuesOf}
      schema={loadEditSchema}
      submitLabel={t`Save`}
      success={msg`The document is changed.`}
      notPossible={({ deleted }) =>
        deleted ? msg`The document was deleted in the meantime and cannot be changed any more.` : undefined
      }
      onlyChanged
    >
      {(control) => (
        <>
          <Text className={classes.breaking!}>
            <Trans>File: {filename}</Trans>
          </Text>
          <Text size="sm" c="dimmed">
            <Trans>The file cannot be replaced. If it is the wrong one, delete it and add the right one.</Trans>
          </Text>
          <DocumentFields control={control} />
        </>
      )}
    </ChangeModal>
  )
}
