import { useTexts } from '~/kit/language'

/** Skip links, needed on narrow screens with a single column. */
export function Contents() {
  const texts = useTexts().portal
  const sections = [
    { id: 'rechnungen', title: texts.invoices.title },
    { id: 'vertraege', title: texts.contracts.title },
    { id: 'mandate', title: texts.mandates.title },
    { id: 'nachricht', title: texts.message.title },
    { id: 'aendern', title: texts.change.title },
  ]
  return (
    <nav className="portal-contents screen-only" aria-label={texts.contents}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a className="target" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
