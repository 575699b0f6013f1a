import { choiceOf, linkOf } from '../choices/choice.ts'
import { keepChoiceTexts } from '../choices/choice-texts.ts'
import { Field } from './field.tsx'
import { useCopy } from './use-copy.ts'
import { useChoiceTexts } from './use-panel.ts'

/** What is chosen already: to be removed again, or to be given to somebody else as a link. */
export function ChosenList() {
  const texts = useChoiceTexts()
  const [copied, copy] = useCopy()
  if (texts.length === 0) return <p className="quiet">Nothing is chosen: every call gets its real answer.</p>
  const link = linkOf(
    location.href,
    texts.flatMap((text) => choiceOf(text) ?? []),
  )
  return (
    <>
      <ul className="chosen">
        {texts.map((text) => (
          <li key={text}>
            <code>{text}</code>
            <button
              type="button"
              aria-label={`Remove ${text}`}
              onClick={() => keepChoiceTexts(texts.filter((other) => other !== text))}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <Field label="Link that chooses the same">
        {(id) => <input id={id} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />}
      </Field>
      <p className="buttons">
        <button type="button" onClick={() => copy(link, 'The link')}>
          Copy link
        </button>
        <button type="button" onClick={() => location.reload()}>
          Reload page
        </button>
        <span role="status">{copied}</span>
      </p>
    </>
  )
}
