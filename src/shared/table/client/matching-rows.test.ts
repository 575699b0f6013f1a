import { msg } from '@lingui/core/macro'
import { expect, it } from 'vitest'
import type { Column } from '../columns.tsx'
import { searchableText, searchRows } from './matching-rows.ts'

type Row = { name: string; phone: string; secret: string; note: string | null }
const columns: Column<Row>[] = [
  { id: 'name', header: msg`Loading`, width: 'text', role: 'detail', value: (row) => row.name },
  {
    id: 'phone',
    header: msg`Loading`,
    value: (row) => row.phone,
    width: 'text',
    role: 'detail',
    searchText: (row) => `+43${row.phone} 0${row.phone}`,
  },
  { id: 'secret', header: msg`Loading`, width: 'text', role: 'detail', value: (row) => row.secret, searchText: false },
  { id: 'note', header: msg`Loading`, width: 'text', role: 'detail', value: (row) => row.note },
]
const rows: Row[] = [
  { name: 'Jörg Größl', phone: '6641234501', secret: 'null', note: null },
  { name: 'Anna Gruber', phone: '6641234502', secret: 'größl', note: 'Größe geändert' },
]
const found = (search: string) => searchRows(rows, searchableText(rows, columns), search).map((row) => row.name)

it.each([
  ['größl', ['Jörg Größl']],
  ['GROSSL jorg', ['Jörg Größl']],
  ['gro', ['Jörg Größl', 'Anna Gruber']],
  ['+4366412345', ['Jörg Größl', 'Anna Gruber']],
  ['066412345 anna', ['Anna Gruber']],
  ['Gruber 502', ['Anna Gruber']],
  ['Gruber 501', []],
  ['null', []],
  ['Größl6641', []],
])('a search for %j finds %j', (search, names) => {
  expect(found(search)).toEqual(names)
})
