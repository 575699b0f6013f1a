import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#scripts/run.ts'

const read = (name: string) => readFileSync(join(root, 'public', name))

it('no feature is switched on from the start', () => {
  expect(JSON.parse(read('featureflags.json').toString())).toEqual({ activeFlags: [] })
})

it('the template for calling numbers can be filled in and uploaded as it is: it opens in a German spreadsheet: BOM, semicolons, the columns of upload and export', () => {
  const template = read('rufnummern_csv_vorlage.csv')
  expect([...template.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(template.subarray(3).toString().split('\r\n')).toEqual([
    'callingNumber;firstName;lastName;email;employeeNumber;custReportAttr1;custReportAttr2;carNumber;preferredCity;reloadValue;limit',
    '',
  ])
})
