import { Checkbox } from '../choice'
import { ANYWAY_FIELD } from '../forms/form-fields'
import { useHref, useTexts } from '../language'
import { useRefusal } from '../refusal'

interface Props {
  texts: { title: string; text: string }
  pathOf: (id: string) => string
}

export function Alike({ texts, pathOf }: Props) {
  const { alike } = useRefusal()
  const href = useHref()
  if (!alike) return null
  return (
    <section className="banner" aria-labelledby="aehnlich">
      <h2 className="banner-title" id="aehnlich">
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      <ul>
        {alike.map(({ id, number, name, city }) => (
          <li key={id}>
            <a className="target" href={href(pathOf(id))}>
              {`${name}, ${city} (${number})`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Checkbox to add or save the record despite possible duplicates; shown only if there are any. */
export function AddAnyway({ label }: { label?: string }) {
  const texts = useTexts().records
  const { alike } = useRefusal()
  return alike ? <Checkbox id={ANYWAY_FIELD} name={ANYWAY_FIELD} label={label ?? texts.addAnyway} /> : null
}
