import type { ListedLink } from '~/domain/overviews/links.server'
import { formatDayOf } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { LinkStateMark } from './state'

interface Props {
  links: ListedLink[]
  /** Shown for links without a holder of their own. */
  name: string
}

export function LinkTable({ links, name }: Props) {
  const texts = useTexts().links
  const { columns } = texts
  return (
    <table className="table table-cards list">
      <caption className="visually-hidden">{texts.title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.person}</th>
          <th scope="col">{columns.created}</th>
          <th scope="col">{columns.expires}</th>
          <th scope="col">{columns.used}</th>
          <th scope="col">{columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {links.map((link) => (
          <LinkRow key={link.id} link={link} name={link.contact?.name ?? name} />
        ))}
      </tbody>
    </table>
  )
}

function LinkRow({ link, name }: { link: ListedLink; name: string }) {
  const { columns, by, never, openFor } = useTexts().links
  const language = useLanguage()
  const href = useHref()
  const created = formatDayOf(link.createdAt, language)
  return (
    <tr>
      <th scope="row" className="name">
        <a className="target" href={href(paths.link(link.id))} aria-label={openFor(name)}>
          {name}
        </a>
      </th>
      <td data-label={columns.created} className="whole">
        <span className="value">{link.createdBy ? by(created, link.createdBy) : created}</span>
      </td>
      <td data-label={columns.expires} className="amount">
        {formatDayOf(link.expiresAt, language)}
      </td>
      <td data-label={columns.used} className="amount">
        {link.usedAt ? formatDayOf(link.usedAt, language) : never}
      </td>
      <td data-label={columns.state}>
        <LinkStateMark state={link.state} />
      </td>
    </tr>
  )
}
