import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import * as z from 'zod/mini'
import { fileMaximumBytes } from '#generated/model/constants.ts'
import type { CustomerDocument } from '#generated/model/customer-document.ts'
import { DocumentCommentMax } from '#generated/model/document-comment.ts'
import type { DocumentType } from '#generated/model/document-type.ts'
import { UpdateDocumentRequest } from '#generated/model/update-document-request.ts'
import type { FormControl } from '#src/shared/form/fields/use-bound-field.ts'
import { FileField } from '#src/shared/form/fields/file-field.tsx'
import { SelectField } from '#src/shared/form/fields/select-field.tsx'
import { TextareaField } from '#src/shared/form/fields/textarea-field.tsx'
import { fileKind, fileName, fileRequired, maxFilesize, minFilesize } from '#src/shared/form/rules/file-rules.ts'
import { ChangeModal, ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { fileTooLarge } from '#src/shared/form/rules/validation.ts'
import { formatSizeLimit, visibleFileName } from '#src/shared/format/file-text.ts'
import { breaksRule, type ApiError } from '#src/shared/http/api-error.ts'
import { aboutFields, problemMessage, type Sentences } from '#src/shared/problem/problem-message.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import { useUpload } from '#src/shared/sending/use-upload.tsx'
import { ConfirmChange } from '#src/shared/ui/modal/confirm-modal.tsx'
import { documentTypeOptions, fileEndings } from './document-types.ts'
import classes from './documents.module.css'
import type { DocumentsPort } from './documents-port.ts'

type UploadProps = { port: DocumentsPort; opened: boolean; onClose: (added?: { id: string }) => void }

/** Whether the file does not begin as a file of its name does, which only the server reads. */
const isOfOtherType = (error: ApiError) => breaksRule(error, 'fileKind')

const uploadSentences = {
  400: aboutFields(
    (error) => (isOfOtherType(error) ? ['file'] : []),
    (error) =>
      isOfOtherType(error)
        ? msg`The content of this file does not match its file type. Please choose another file, or save it again with the right file type.`
        : problemMessage(error),
  ),
  // The same sentence as for a file that the form refuses (R883).
  413: aboutFields(['file'], fileTooLarge(fileMaximumBytes)),
} satisfies Sentences<StatusOf<ReturnType<DocumentsPort['upload']>> | 400>

/** The file of an upload and its description (R592 to R596, A113). */
const uploadSchema = z.extend(z.omit(UpdateDocumentRequest, { deleted: true }), {
  file: z.instanceof(File).check(fileRequired(), fileKind(fileEndings), minFilesize(), maxFilesize(), fileName()),
})
const loadUploadSchema = async () => uploadSchema
const empty = { file: null as File | null, documentType: null as DocumentType | null, documentComment: '' }

/** One file with its type and a remark (R404, R592 to R596). */
export function UploadDocumentModal({ port, opened, onClose }: UploadProps) {
  const { t } = useLingui()
  const { command, progress } = useUpload(port.upload)
  const kinds = fileEndings.join(', ')
  const size = formatSizeLimit(fileMaximumBytes)
  return (
    <ModalForm
      title={t`Add document`}
      opened={opened}
      onClose={onClose}
      command={command}
      sentences={uploadSentences}
      schema={loadUploadSchema}
      defaultValues={empty}
      submitLabel={t`Add`}
      success={msg`Document added.`}
    >
      {(control) => (
        <>
          <FileField
            control={control}
            name="file"
            label={t`File`}
            description={t`At most ${size}. File types: ${kinds}.`}
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

const loadEditSchema = async () => UpdateDocumentRequest

const getValues = ({ documentType, comment, deleted }: CustomerDocument) => ({
  documentType,
  documentComment: comment,
  deleted,
})

/** Changes the description; the file itself stays as it is (R597, R598). */
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
      values={getValues}
      schema={loadEditSchema}
      submitLabel={t`Save`}
      success={msg`Document changed.`}
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

type Description = { documentType: DocumentType | null; documentComment: string | null }

/** The description of a file, for its upload and for later changes. */
function DocumentFields({ control }: { control: FormControl<Description> }) {
  const { t, i18n } = useLingui()
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

type RemoveProps = { port: DocumentsPort; document: CustomerDocument; opened: boolean; onClose: () => void }

/** Deletes for good where the person may do that, and otherwise marks the document as deleted (R546 to R550, A132). */
export function RemoveDocumentModal({ port, document, opened, onClose }: RemoveProps) {
  const { t } = useLingui()
  const name = <bdi>{visibleFileName(document.filename)}</bdi>
  const modal = { opened, onClose }
  return port.removeForGood === undefined ? (
    <ConfirmChange
      {...modal}
      danger
      title={t`Delete the document?`}
      change={port.update}
      record={document}
      input={({ documentType, comment }) => ({ documentType, documentComment: comment, deleted: true })}
      confirmLabel={t`Delete`}
      success={msg`Document deleted.`}
    >
      <Text className={classes.breaking!}>
        <Trans>
          The document {name} will be marked as deleted. It stays in the list, but nobody can change it any more.
        </Trans>
      </Text>
    </ConfirmChange>
  ) : (
    <ConfirmChange
      {...modal}
      danger
      title={t`Delete the document for good?`}
      change={port.removeForGood}
      record={document}
      input={() => undefined}
      confirmLabel={t`Delete for good`}
      success={msg`Document deleted for good.`}
    >
      <Text className={classes.breaking!}>
        <Trans>The document {name} and its file will be deleted for good. This cannot be undone.</Trans>
      </Text>
    </ConfirmChange>
  )
}
