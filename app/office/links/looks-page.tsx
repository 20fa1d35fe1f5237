import type { LinkLook } from '~/domain/links/shown.server'
import { formatMoment } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { BackLink } from '~/kit/records/back-link'
import { paths } from '~/paths'

interface Props {
  tenant: { id: string; name: string }
  looks: LinkLook[]
}

export function LinkLooksPage({ tenant, looks }: Props) {
  const { tenants } = useTexts()
  const texts = tenants.linkLooks
  const language = useLanguage()
  return (
    <>
      <BackLink to={paths.tenant(tenant.id)} label={tenants.backToOne(tenant.name)} />
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
