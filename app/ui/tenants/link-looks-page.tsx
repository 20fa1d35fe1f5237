import type { LinkLook } from '~/domain/links/shown.server'
import { formatMoment } from '~/i18n/format'
import { paths } from '~/paths'
import { useHref, useLanguage, useTexts } from '../language'

interface Props {
  tenant: { id: string; name: string }
  looks: LinkLook[]
}

/** Who of the office was shown a live link. */
export function LinkLooksPage({ tenant, looks }: Props) {
  const texts = useTexts().tenants.linkLooks
  const language = useLanguage()
  const href = useHref()
  return (
    <>
      <p>
        <a className="target tenant-name" href={href(paths.tenant(tenant.id))}>
          {tenant.name}
        </a>
      </p>
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      {looks.length === 0 ? <p>{texts.none}</p> : null}
      <table className="table table-cards list" hidden={looks.length === 0}>
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.at}</th>
            <th scope="col">{texts.person}</th>
            <th scope="col">{texts.link}</th>
            <th scope="col">{texts.of}</th>
          </tr>
        </thead>
        <tbody>
          {looks.map(({ at, person, purpose, subject }) => (
            <tr key={`${at} ${person}`}>
              <th scope="row">{formatMoment(at, language)}</th>
              <td data-label={texts.person}>{person}</td>
              <td data-label={texts.link}>{texts.purposes[purpose]}</td>
              <td data-label={texts.of}>
                <span className="value">{subject ?? '–'}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
