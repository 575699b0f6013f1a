import { useLingui } from '@lingui/react/macro'
import type { Control, FieldValues } from 'react-hook-form'
import { DocumentCommentMax } from '#generated/model/document-comment.ts'
import type { DocumentType } from '#generated/model/document-type.ts'
import { SelectField } from '#src/shared/form/fields/select-field.tsx'
import { TextareaField } from '#src/shared/form/fields/textarea-field.tsx'
import { partOfForm } from '#src/shared/form/fields/part-of-form.ts'
import { documentTypeOptions } from './document-types.ts'

type Described = { documentType: DocumentType | null; documentComment: string | null }

/** What is told about a file; the same when it is uploaded and when it is edited. */
export function DocumentFields<TValues extends Described>(props: { control: Control<TValues, unknown, FieldValues> }) {
  const { t, i18n } = useLingui()
  const control = partOfForm<Described, TValues>(props.control)
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
