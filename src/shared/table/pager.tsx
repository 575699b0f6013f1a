import { UnstyledButton } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { pageButtons } from './state/list-state.ts'
import classes from './pager.module.css'
import { liveRegion } from '../elements/live-region.ts'

type Props = {
  /** The name of the list. */
  label: string
  /** Counted from 1. */
  page: number
  pageCount: number
  /** Rows on all pages; undefined while loading. */
  rows: number | undefined
  /** The search text that the shown rows were found by. */
  q?: string | undefined
  onPage: (page: number) => void
}

/** Shows and announces the page and the number of rows, and changes the page; a single page needs no buttons (R341). */
export function Pager({ label, page, pageCount, rows, q, onPage }: Props) {
  const { i18n, t } = useLingui()
  const number = (value: number) => i18n.number(value)
  const go = (target: number, name: string, icon: ReactNode) => (
    <PageButton
      name={name}
      disabled={target < 1 || target > pageCount || target === page}
      onClick={() => onPage(target)}
    >
      {icon}
    </PageButton>
  )
  return (
    <div className={classes.frame} data-pager>
      <span {...liveRegion} className={classes.count}>
        {rows !== undefined && pageCount > 1 && (
          <>
            <Trans>
              Page {number(page)} of {number(pageCount)}
            </Trans>
            {' · '}
          </>
        )}
        {rows !== undefined && rows > 0 && <Plural value={rows} one="# entry" other="# entries" />}
        {rows !== undefined && rows > 0 && q !== undefined && ` · ${t`Search for “${q}”`}`}
      </span>
      {pageCount > 1 && (
        <nav aria-label={t`Pages: ${label}`} className={classes.pages}>
          <span className={classes.side}>
            {go(1, t`First page`, <IconChevronsLeft size={20} aria-hidden />)}
            {go(page - 1, t`Previous page`, <IconChevronLeft size={20} aria-hidden />)}
          </span>
          <ol className={classes.numbers}>
            {pageButtons(page, pageCount).map((target) => (
              <li key={target}>
                <UnstyledButton
                  className={classes.button}
                  aria-label={t`Page ${number(target)}`}
                  aria-current={target === page ? 'page' : undefined}
                  onClick={() => target !== page && onPage(target)}
                >
                  {number(target)}
                </UnstyledButton>
              </li>
            ))}
          </ol>
          <span className={classes.side}>
            {go(page + 1, t`Next page`, <IconChevronRight size={20} aria-hidden />)}
            {go(pageCount, t`Last page`, <IconChevronsRight size={20} aria-hidden />)}
          </span>
        </nav>
      )}
    </div>
  )
}

type ButtonProps = { name: string; disabled: boolean; onClick: () => void; children: ReactNode }

/** Uses `aria-disabled`, so that the focus stays on the button at the first and last page. */
function PageButton({ name, disabled, onClick, children }: ButtonProps) {
  return (
    <UnstyledButton
      className={classes.button}
      aria-label={name}
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onClick()}
    >
      {children}
    </UnstyledButton>
  )
}
