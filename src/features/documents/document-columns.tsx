import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { CustomerDocument } from '#generated/model/customer-document.ts'
import { visibleFileName } from '#src/shared/format/file-text.ts'
import type { Column } from '#src/shared/table/column.ts'
import { Timestamp } from '#src/shared/elements/timestamp.tsx'
import { StatusBadge } from '#src/shared/elements/status-badge.tsx'
import { documentTypeName } from './document-types.ts'
import classes from './documents.module.css'

/** Type, name, who, when, remark (R400); what is marked as deleted says so (R402). */
export const documentColumns = (i18n: I18n): readonly Column<CustomerDocument>[] => [
  {
    id: 'documentType',
    header: msg`Document type`,
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
    role: 'subtitle',
    long: true,
    value: ({ filename }) => visibleFileName(filename),
    cell: ({ filename }) => <bdi>{visibleFileName(filename)}</bdi>,
    sortable: true,
  },
  { id: 'addedBy', header: msg`Added by`, role: 'detail', long: true, value: ({ addedBy }) => addedBy, sortable: true },
  {
    id: 'addedAt',
    defaultSort: 'desc',
    header: msg`Uploaded at`,
    role: 'detail',
    value: ({ addedAt }) => addedAt,
    cell: ({ addedAt }) => <Timestamp at={addedAt} />,
    sortable: true,
  },
  {
    id: 'comment',
    header: msg`Remark`,
    role: 'detail',
    long: true,
    value: ({ comment }) => comment,
    cell: ({ comment }) => <bdi>{comment ?? '–'}</bdi>,
  },
]
