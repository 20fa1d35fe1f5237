import type { ListedLink } from '~/domain/overviews/links.server'
import { formatDayOf } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { LinkStateMark } from './state'

interface Props {
  links: ListedLink[]
  /** Shown for links without a holder of their own. */
  name: string
}

export function LinkTable({ links, name }: Props) {
  const { columns, title, by, never, openFor } = useTexts().links
  const language = useLanguage()
  const href = useHref()
  const dayOf = (at: string) => formatDayOf(at, language)
  return (
    <Table
      caption={title}
      rows={links}
      keyOf={({ id }) => id}
      columns={[
        {
          title: columns.person,
          look: 'name',
          phone: 'first',
          cell: ({ id, contact }) => {
            const holder = contact?.name ?? name
            return (
              <a className="target" href={href(paths.link(id))} aria-label={openFor(holder)}>
                {holder}
              </a>
            )
          },
        },
        {
          title: columns.created,
          look: 'whole',
          isGroup: true,
          cell: ({ createdAt, createdBy }) =>
            createdBy ? by(dayOf(createdAt), createdBy) : dayOf(createdAt),
        },
        { title: columns.expires, look: 'amount', phone: 'end', cell: ({ expiresAt }) => dayOf(expiresAt) },
        {
          title: columns.used,
          look: 'amount',
          phone: 'belowEnd',
          cell: ({ usedAt }) => (usedAt ? dayOf(usedAt) : never),
        },
        { title: columns.state, phone: 'below', cell: ({ state }) => <LinkStateMark state={state} /> },
      ]}
    />
  )
}
