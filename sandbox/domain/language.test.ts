import { expect, it } from 'vitest'
import { languageOf } from '#sandbox/domain/language.ts'

it.each([
  [undefined, 'de'],
  ['', 'de'],
  ['en', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en-US;q=0.8,en;q=0.7', 'de'],
  ['EN-gb, de;q=0.5', 'en'],
  ['de;q=0.2, en;q=0.7', 'en'],
  ['fr, en;q=0.4', 'en'],
  ['fr, it', 'de'],
  ['en;q=0', 'de'],
  ['english; q=x, ;;, -', 'de'],
])('who accepts %j reads %s', (accepted, language) => expect(languageOf(accepted)).toBe(language))
