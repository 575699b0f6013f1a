import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#scripts/run.ts'

const read = (name: string) => readFileSync(join(root, 'public', name))

it('no feature is switched on from the start', () => {
  expect(JSON.parse(read('featureflags.json').toString())).toEqual({ activeFlags: [] })
})

it('the icon for the home screen of a phone is 180 pixels wide and has no transparency', () => {
  const icon = read('apple-touch-icon.png')
  const [width, height, colourType] = [icon.readUInt32BE(16), icon.readUInt32BE(20), icon[25]]
  expect([width, height]).toEqual([180, 180])
  expect(colourType, 'without transparency, which iOS fills with black').toBe(2)
})

it('the manifest names icons that are there', () => {
  const { icons } = JSON.parse(read('manifest.json').toString()) as { icons: { src: string }[] }
  expect(icons.length).toBeGreaterThan(0)
  for (const { src } of icons) expect(read(src).length).toBeGreaterThan(0)
})

it('the template for calling numbers opens in a German spreadsheet: BOM, semicolons, the columns of upload and export, one example', () => {
  const template = read('rufnummern_csv_vorlage.csv')
  expect([...template.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [header, example, ...rest] = template.subarray(3).toString().split('\r\n')
  expect(header).toBe(
    'callingNumber;firstName;lastName;email;employeeNumber;custReportAttr1;custReportAttr2;carNumber;preferredCity;reloadValue;limit',
  )
  expect(example!.split(';')).toHaveLength(header!.split(';').length)
  expect(rest).toEqual([''])
})
